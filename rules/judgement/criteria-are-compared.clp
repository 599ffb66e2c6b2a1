(deffacts criteria-are-compared
   "How an object or a spell-to-be is measured against the qualities that an effect asks for."
   (ruling (id criteria-are-compared)
           (title "Something fits a description if it has every quality that is asked for")
           (says "{thing} has every quality that {criterion} asks for")
           (cr "109.2" "608.2d"))
   (sentence (rule criteria-are-compared-at-most) (text "{thing} has {aspect} {have}, and at most {most} is asked for"))
   (sentence (rule criteria-are-compared-at-least) (text "{thing} has {aspect} {have}, and at least {least} is asked for"))
   (sentence (rule criteria-are-compared-one-of) (text "{thing} has {aspect} {have:list}, and one of {wanted:list} is asked for"))
   (sentence (rule criteria-are-compared-none-of) (text "{thing} has {aspect} {have:list}, and {unwanted:list} is excluded"))
   (sentence (rule criteria-are-compared-kind) (text "{thing} is a {kind}, and {wanted:list} is asked for"))
   (sentence (rule criteria-are-compared-controller) (text "{player} controls {thing}, and {wanted:list} should"))
   (sentence (rule criteria-are-compared-zone) (text "{thing} is {zone:in}, and {wanted:list} is asked for")))

(defrule criteria-are-compared-at-most
   "A number above the limit fails."
   (logical (criterion (id ?criterion) (aspect ?aspect) (test at-most) (value ?most))
            (outcome (about ?thing) (aspect ?aspect) (value ?have&:(> ?have ?most)) (step ?step)))
   =>
   (assert (finding (ruling criteria-are-compared) (about ?thing) (aspect fails) (value ?criterion) (step ?step))))

(defrule criteria-are-compared-at-least
   "A number below the limit fails."
   (logical (criterion (id ?criterion) (aspect ?aspect) (test at-least) (value ?least))
            (outcome (about ?thing) (aspect ?aspect) (value ?have&:(< ?have ?least)) (step ?step)))
   =>
   (assert (finding (ruling criteria-are-compared) (about ?thing) (aspect fails) (value ?criterion) (step ?step))))

(defrule criteria-are-compared-one-of
   "Having none of the values that are asked for fails."
   (logical (criterion (id ?criterion) (aspect ?aspect) (test one-of) (value $?wanted))
            (outcome (about ?thing) (aspect ?aspect) (value $?have) (step ?step))
            (test (not (share ?have ?wanted))))
   =>
   (assert (finding (ruling criteria-are-compared) (about ?thing) (aspect fails) (value ?criterion) (step ?step))))

(defrule criteria-are-compared-none-of
   "Having one of the values that are excluded fails."
   (logical (criterion (id ?criterion) (aspect ?aspect) (test none-of) (value $?unwanted))
            (outcome (about ?thing) (aspect ?aspect) (value $?have) (step ?step))
            (test (share ?have ?unwanted)))
   =>
   (assert (finding (ruling criteria-are-compared) (about ?thing) (aspect fails) (value ?criterion) (step ?step))))

(defrule criteria-are-compared-kind
   "A card is no token, and a token no card."
   (logical (criterion (id ?criterion) (aspect kind) (test one-of) (value $?wanted))
            (game-object (id ?thing) (kind ?kind))
            (test (not (member$ ?kind ?wanted)))
            (location (object ?thing) (since ?step) (step ?step)))
   =>
   (assert (finding (ruling criteria-are-compared) (about ?thing) (aspect fails) (value ?criterion) (step ?step))))

(defrule criteria-are-compared-controller
   "Another player's object fails where a controller is asked for."
   (logical (criterion (id ?criterion) (aspect controller) (test one-of) (value $?wanted))
            (location (object ?thing) (player ?player) (since ?step) (step ?step))
            (test (not (member$ ?player ?wanted))))
   =>
   (assert (finding (ruling criteria-are-compared) (about ?thing) (aspect fails) (value ?criterion) (step ?step))))

(defrule criteria-are-compared-zone
   "What is elsewhere fails where a zone is asked for."
   (logical (criterion (id ?criterion) (aspect zone) (test one-of) (value $?wanted))
            (location (object ?thing) (zone ?zone) (since ?step) (step ?step))
            (test (not (member$ ?zone ?wanted))))
   =>
   (assert (finding (ruling criteria-are-compared) (about ?thing) (aspect fails) (value ?criterion) (step ?step))))

(defrule criteria-are-compared
   "What fails in nothing meets the description."
   (logical (criterion (id ?criterion))
            (outcome (about ?thing) (aspect names) (step ?step))
            (not (outcome (about ?thing) (aspect fails) (value ?criterion) (step ?step))))
   =>
   (assert (finding (ruling criteria-are-compared) (about ?thing) (aspect meets) (value ?criterion) (step ?step))))
