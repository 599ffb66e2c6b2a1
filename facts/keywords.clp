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
