(deffacts clue-is-only-an-artifact-type
   "CR 205.3g."
   (ruling (id clue-is-only-an-artifact-type)
           (title "Clue is an artifact type, whatever else the object is")
           (says "Clue on {object} is an artifact type and no other kind of type")
           (cr "205.3g" "205.3c"))
   (encodes (ruling clue-is-only-an-artifact-type) (document flotsam-jetsam) (passage 7)))

(defrule clue-is-only-an-artifact-type
   "Beside creature types or land types it still belongs to the artifact."
   (logical (outcome (about ?object) (aspect candidate) (value clue) (step ?step)))
   =>
   (assert (finding (ruling clue-is-only-an-artifact-type) (about ?object) (aspect belongs) (value clue artifact) (step ?step))))
