; Which subtypes belong to which card type, for what an effect takes away or gives. Whatever stands in no list is a creature type.

(deffacts card-types
   "The subtypes of every card type but creature (CR 205.3g to 205.3q). Clue isn't here: a ruling of its own says what it is."
   (card-type (name artifact)
              (subtypes equipment food treasure vehicle blood map gold powerstone junk lander mutagen incubator fortification contraption
                        attraction bobblehead book infinity spacecraft stone))
   (card-type (name enchantment)
              (subtypes aura saga room case class curse role rune shard shrine background cartouche))
   (card-type (name land)
              (subtypes plains island swamp mountain forest gate desert cave lair locus mine planet power-plant sphere tower town urzas))
   (card-type (name battle) (subtypes siege))
   (card-type (name instant) (subtypes trap arcane lesson omen adventure))
   (card-type (name sorcery) (subtypes trap arcane lesson omen adventure))
   (card-type (name planeswalker)
              (subtypes zariel yanling yanggu xenagos wrenn windgrace will vronos vraska vivien venser urza ugin tyvar tibalt tezzeret teyo
                        teferi tasha tamiyo szat sorin sivitri serra sarkhan samut saheeli rowan ral quintorius oko nixilis nissa niko
                        narset nahiri mordenkainen minsc lukka lolth liliana koth kiora kaya kasmina karn kaito jeska jaya jared jace
                        huatli guff grist gideon garruk freyalise estrid elspeth elminster ellywick dovin domri dihada dellian davriel
                        daretti dakkon dack comet chandra calix bolas basri bahamut ashiok arlinn angrath aminatou ajani)))
