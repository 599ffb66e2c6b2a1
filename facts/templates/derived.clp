; Derived: what rules conclude. Scenarios never assert these facts.

(deftemplate moment
   "Time goes on from a step to the next one, since something happens at that step or later. Asserted by the golden rules."
   (slot step (type INTEGER) (default ?NONE))
   (slot next (type INTEGER) (default ?NONE)))

(deftemplate finding
   "What one ruling says about one aspect of one thing at one step. Every ruling's rules assert findings and nothing else but objects that they create."
   (slot ruling (type SYMBOL) (default ?NONE))
   (slot about (type SYMBOL) (default ?NONE))
   (slot aspect (type SYMBOL) (default ?NONE))
   (multislot value)
   (slot step (type INTEGER) (default 0)))

(deftemplate defeated
   "A finding doesn't stand, because of another ruling's finding about the same thing. Asserted by the golden rules."
   (slot finding (type FACT-ADDRESS) (default ?NONE))
   (slot by (type SYMBOL) (default ?NONE))
   (slot why (type SYMBOL) (allowed-symbols override cant) (default ?NONE)))

(deftemplate outcome
   "A finding that stands. Rules that build on what other rulings say match outcomes, never findings."
   (slot about (type SYMBOL) (default ?NONE))
   (slot aspect (type SYMBOL) (default ?NONE))
   (multislot value)
   (slot by (type SYMBOL) (default ?NONE))
   (slot step (type INTEGER) (default 0)))

(deftemplate conflict
   "Undefeated findings give a one-valued aspect of one thing different values. Never settled silently."
   (slot about (type SYMBOL) (default ?NONE))
   (slot aspect (type SYMBOL) (default ?NONE))
   (slot step (type INTEGER) (default 0)))
