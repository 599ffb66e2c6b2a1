(deffacts alternative-cost-replaces-the-mana-cost
   "CR 118.9: a keyword's alternative cost."
   (ruling (id alternative-cost-replaces-the-mana-cost)
           (title "A spell cast for an alternative cost starts from that cost")
           (says "{player} casts {name} with {method}, so its cost starts from {base:mana}")
           (cr "118.9" "118.9d" "601.2f" "709.3a"))
   (sentence (rule alternative-cost-replaces-the-mana-cost-stated) (text "{card} is cast for an alternative cost without mana, stated item by item"))
   (sentence (rule alternative-cost-replaces-the-mana-cost-not-on-card) (text "{card} has no {method}"))
   (sentence (rule alternative-cost-replaces-the-mana-cost-unstated) (text "nothing gives {card} an alternative cost that {player} could choose"))
   (sentence (rule alternative-cost-replaces-the-mana-cost-elsewhere) (text "{method} works {works:in}, and {card} is {zone:in}")))

(defrule alternative-cost-replaces-the-mana-cost
   "Where that cost is stated by way of the mana cost, the mana cost of the half that is cast is meant."
   (logical (attempt (id ?attempt) (player ?player) (action cast) (object ?card) (half ?half) (cost alternative) (method ?method) (step ?step))
            (casting-keyword (name ?method) (cost alternative))
            (ability (object ?card) (keyword ?method) (half whole | ?half) (cost $?cost))
            (face (object ?card) (half ?half) (name ?name) (mana-cost $?mana-cost))
            (test (or (not (member$ mana-cost ?cost)) (> (length$ ?mana-cost) 0))))
   =>
   (bind ?base (with-mana-cost ?cost ?mana-cost))
   (assert (finding (ruling alternative-cost-replaces-the-mana-cost) (about ?attempt) (aspect base-cost) (value ?base) (step ?step))))

(defrule alternative-cost-replaces-the-mana-cost-stated
   "An alternative cost that no keyword names consists of the costs that are stated for it."
   (attempt (id ?attempt) (action cast) (object ?card) (cost alternative) (method none) (step ?step))
   (exists (cost (of ?attempt) (nature mandatory)))
   =>
   (assert (finding (ruling alternative-cost-replaces-the-mana-cost) (about ?attempt) (aspect base-cost) (value 0) (step ?step))))

(defrule alternative-cost-replaces-the-mana-cost-unstated
   "Without a keyword, an effect or stated costs there is none."
   (logical (attempt (id ?attempt) (player ?player) (action cast) (object ?card) (permission none) (cost alternative) (method none)
                     (step ?step))
            (not (cost (of ?attempt) (nature mandatory))))
   =>
   (assert (finding (ruling alternative-cost-replaces-the-mana-cost) (about ?attempt) (aspect legality) (value illegal) (step ?step))))

(defrule alternative-cost-replaces-the-mana-cost-not-on-card
   "A keyword that the card or the half doesn't have gives no cost."
   (logical (attempt (id ?attempt) (action cast) (object ?card) (half ?half) (cost alternative) (method ?method) (step ?step))
            (casting-keyword (name ?method) (cost alternative))
            (not (ability (object ?card) (keyword ?method) (half whole | ?half))))
   =>
   (assert (finding (ruling alternative-cost-replaces-the-mana-cost) (about ?attempt) (aspect legality) (value illegal) (step ?step))))

(defrule alternative-cost-replaces-the-mana-cost-elsewhere
   "Nor does one that works in another zone."
   (logical (attempt (id ?attempt) (action cast) (object ?card) (cost alternative) (method ?method) (step ?step))
            (casting-keyword (name ?method) (cost alternative) (zone ?works&~any))
            (location (object ?card) (zone ?zone&~?works) (step ?step)))
   =>
   (assert (finding (ruling alternative-cost-replaces-the-mana-cost) (about ?attempt) (aspect legality) (value illegal) (step ?step))))
