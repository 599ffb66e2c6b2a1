; Keyword abilities that give a spell another or a further cost. Those that only let something be cast are rulings of their own.

(deffacts casting-keywords
   "Whether the cost is alternative or additional, and where the card must be for it."
   (casting-keyword (name flashback) (cost alternative) (zone graveyard) (cr "702.34a"))
   (casting-keyword (name miracle) (cost alternative) (zone hand) (cr "702.94a"))
   (casting-keyword (name overload) (cost alternative) (cr "702.96a"))
   (casting-keyword (name evoke) (cost alternative) (cr "702.74a"))
   (casting-keyword (name bestow) (cost alternative) (cr "702.103a"))
   (casting-keyword (name dash) (cost alternative) (cr "702.109a"))
   (casting-keyword (name kicker) (cost additional) (cr "702.33a"))
   (casting-keyword (name buyback) (cost additional) (cr "702.27a"))
   (casting-keyword (name entwine) (cost additional) (cr "702.42a")))

(deffacts keyword-abilities
   "Those of CR 702 that stand in a line of their own. What can be said of no keyword in one of these ways is left to people."
   (keyword-abilities (takes nothing)
      (names deathtouch defender double-strike first-strike flash flying haste hexproof indestructible intimidate lifelink reach shroud
             trample vigilance banding flanking phasing shadow horsemanship fear provoke storm sunburst epic convoke haunt split-second
             delve gravestorm changeling hideaway conspire persist wither retrace exalted cascade rebound umbra-armor totem-armor infect
             battle-cry living-weapon undying soulbond unleash cipher evolve extort fuse dethrone hidden-agenda double-agenda prowess
             exploit menace devoid ingest myriad skulk melee partner undaunted improvise aftermath ascend assist jump-start mentor riot
             demonstrate daybound nightbound decayed training compleated enlist read-ahead ravenous space-sculptor living-metal
             for-mirrodin! bargain spree start-your-engines! job-select tiered station
             plainswalk islandwalk swampwalk mountainwalk forestwalk desertwalk nonbasic-landwalk legendary-landwalk
             snow-covered-plainswalk snow-covered-islandwalk snow-covered-swampwalk snow-covered-mountainwalk snow-covered-forestwalk))
   (keyword-abilities (takes number)
      (names rampage fading amplify modular bushido soulshift dredge bloodthirst graft ripple vanishing absorb frenzy poisonous
             devour annihilator tribute renown crew fabricate afflict afterlife casualty toxic backup saddle mobilize firebending))
   (keyword-abilities (takes cost)
      (names equip ward cumulative-upkeep buyback cycling echo kicker multikicker flashback madness morph megamorph entwine ninjutsu
             commander-ninjutsu transmute replicate recover aura-swap fortify transfigure evoke prowl unearth level-up miracle overload
             scavenge bestow outlast dash surge emerge escalate embalm eternalize spectacle escape mutate encore foretell disturb cleave
             reconfigure blitz squad prototype more-than-meets-the-eye disguise plot freerunning offspring harmonize warp mayhem
             web-slinging sneak basic-landcycling plainscycling islandcycling swampcycling mountaincycling forestcycling landcycling
             wizardcycling slivercycling))
   (keyword-abilities (takes number-and-cost)
      (names suspend reinforce awaken impending))
   (keyword-abilities (takes qualities)
      (names protection hexproof-from))
   (keyword-abilities (takes quality)
      (names enchant affinity champion bands-with-other partner-with)))
