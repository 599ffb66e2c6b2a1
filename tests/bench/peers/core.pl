% The core rulings for SWI-Prolog, judged by a meta-interpreter that records a proof of every outcome.
% Reads from standard input `scenario(Id, Repeats, [Fact, ...]).`, and prints the outcomes of each and the processor time
% of one judgement (facts asserted, every proof of every outcome found, facts retracted).

:- op(700, xfx, <==).
:- discontiguous (<==)/2.
:- dynamic library/2, location/4, owner/2, ability/4, face/2, instruction/5, choice/4, attempt/7, cost/6, permission/6.
:- style_check(-singleton).
:- set_prolog_flag(double_quotes, atom).

overrides('mill-choice-needs-enough-cards', 'options-are-taken-or-left').
overrides('dredge-replaces-draw', 'draws-happen-one-at-a-time').
overrides('fuse-casts-both-halves', 'split-cast-one-half').
overrides('fuse-works-only-from-hand', 'split-cast-one-half').
overrides('fuse-works-only-from-hand', 'casting-needs-permission').
cant(legality, illegal).
cant(payable, no).
cant(offered, no).

derived(outcome(_, _, _, _)).
derived(finding(_, _, _, _)).
derived(overridden(_, _, _, _)).
derived(forbidden(_, _, _, _)).
derived(taken(_, _, _, _, _)).
derived(covers(_, _)).
derived(unpaid(_)).
derived(can_be_paid(_)).

% prove(Goal, Proof)
prove(\+ Goal, absent(Goal)) :- !, \+ prove(Goal, _).
prove(Goal, because(Goal, Proofs)) :- derived(Goal), !, (Goal <== Conditions), prove_all(Conditions, Proofs).
prove(Goal, given(Goal)) :- call(Goal).

prove_all([], []).
prove_all([Goal | Goals], [Proof | Proofs]) :- prove(Goal, Proof), prove_all(Goals, Proofs).

judge(Facts, Proved) :-
    maplist(assertz, Facts),
    findall(Outcome-Proof, (Outcome = outcome(_, _, _, _), prove(Outcome, Proof)), Proved),
    maplist(retract, Facts).

main :-
    read(Term),
    (   Term = scenario(Id, Repeats, Facts)
    ->  judge(Facts, Proved),
        forall(member(outcome(T, A, V, R)-_, Proved), format("answer\t~w\t~w\t~w\t~w\t~w~n", [Id, T, A, V, R])),
        statistics(cputime, Start),
        forall(between(1, Repeats, _), judge(Facts, _)),
        statistics(cputime, End),
        Each is (End - Start) / Repeats,
        format("time\t~w\t~w~n", [Id, Each]),
        main
    ;   true
    ).

half(left).
half(right).
any(any, _).
any(X, X).

% judgement
overridden(G, T, A, V) <== [finding(S, T, A, _), overrides(S, G), finding(G, T, A, V)].
forbidden(R, T, A, V) <== [finding(R, T, A, V), cant(A, C), V \= C, finding(P, T, A, C), \+ overridden(P, T, A, C)].
outcome(T, A, V, R) <== [finding(R, T, A, V), \+ overridden(R, T, A, V), \+ forbidden(R, T, A, V)].

% instructions
finding('due-as-stated', I, due, (X, P, N)) <== [instruction(I, P, X, N, no)].
finding('due-as-stated', I, asked, (X, P, N)) <== [instruction(I, P, X, N, yes)].
finding('options-are-taken-or-left', C, legality, legal) <==
    [outcome(I, asked, (X, P, N), _), choice(C, P, I, YN), member(YN, [yes, no])].
finding('options-are-taken-or-left', C, legality, illegal) <==
    [outcome(I, asked, (X, P, N), _), choice(C, Q, I, YN), Q \= P, member(YN, [yes, no])].
finding('options-are-taken-or-left', I, due, (X, P, N)) <==
    [outcome(I, asked, (X, P, N), _), choice(C, P, I, yes), outcome(C, legality, legal, _)].
finding('options-are-taken-or-left', I, due, (nothing, nobody, 0)) <==
    [outcome(I, asked, (X, P, N), _), choice(C, P, I, no)].

% mill
finding('mill-may-be-replaced', I, 'called-for', (mill, P, N)) <== [outcome(I, due, (mill, P, N), _)].
finding('mill-moves-top-cards', I, amount, N) <== [outcome(I, 'called-for', (mill, P, N), _), library(P, S), N =< S].
finding('mill-moves-top-cards', P, depth, N) <== [outcome(I, 'called-for', (mill, P, N), _), library(P, S), N =< S].
finding('mill-moves-top-cards', C, destination, graveyard) <==
    [outcome(I, 'called-for', (mill, P, N), _), outcome(P, depth, D, _), location(C, library, P, L), 1 =< L, L =< D].
finding('mill-as-many-as-possible', I, amount, S) <==
    [outcome(I, 'called-for', (mill, P, N), _), library(P, S), N > S].
finding('mill-as-many-as-possible', P, depth, S) <==
    [outcome(I, 'called-for', (mill, P, N), _), library(P, S), N > S].
finding('mill-choice-needs-enough-cards', A, legality, illegal) <==
    [attempt(A, P, mill, O, H, N, E), library(P, S), N > S].
finding('mill-choice-needs-enough-cards', A, legality, legal) <==
    [attempt(A, P, mill, O, H, N, E), library(P, S), N =< S].
finding('mill-choice-needs-enough-cards', C, legality, illegal) <==
    [outcome(I, asked, (mill, P, N), _), choice(C, P, I, yes), library(P, S), N > S].
finding('mill-choice-needs-enough-cards', C, legality, legal) <==
    [outcome(I, asked, (mill, P, N), _), choice(C, P, I, yes), library(P, S), N =< S].
finding('mill-cost-needs-enough-cards', C, payable, no) <==
    [cost(C, A, P, mill, N, Y), attempt(A, _, _, _, _, _, _), library(P, S), N > S].
finding('mill-cost-needs-enough-cards', C, payable, yes) <==
    [cost(C, A, P, mill, N, Y), attempt(A, _, _, _, _, _, _), library(P, S), N =< S].
finding('costs-must-be-payable', A, legality, illegal) <==
    [outcome(C, payable, no, _), cost(C, A, _, _, _, yes), attempt(A, _, _, _, _, _, _)].
finding('costs-must-be-payable', A, legality, legal) <==
    [attempt(A, P, activate, O, _, _, _), location(O, battlefield, P, _), cost(_, A, _, _, _, _), \+ unpaid(A)].
unpaid(A) <== [cost(C, A, _, _, _, yes), \+ can_be_paid(C)].
can_be_paid(C) <== [outcome(C, payable, yes, _)].

% draws and dredge
finding('draws-happen-one-at-a-time', I, 'would-draw', (P, 1)) <== [outcome(I, due, (draw, P, N), _), N > 0].
finding('draws-happen-one-at-a-time', I, drawn, 1) <== [outcome(I, 'would-draw', (P, _), _), library(P, S), S > 0].
finding('draws-happen-one-at-a-time', I, drawn, 0) <== [outcome(I, 'would-draw', (P, _), _), library(P, 0)].
finding('draws-happen-one-at-a-time', P, depth, 1) <== [outcome(I, drawn, 1, _), outcome(I, 'would-draw', (P, _), _)].
finding('draws-happen-one-at-a-time', C, destination, hand) <==
    [outcome(I, drawn, 1, _), outcome(I, 'would-draw', (P, _), _), location(C, library, P, 1)].
finding('dredge-replaces-draw', D, offered, yes) <==
    [outcome(_, 'would-draw', (P, _), _), location(C, graveyard, P, _), ability(D, C, dredge, N), library(P, S),
     S >= N].
finding('dredge-replaces-draw', C, legality, legal) <==
    [choice(C, P, I, D), outcome(I, 'would-draw', (P, 1), _), outcome(D, offered, yes, _), ability(D, _, dredge, _)].
taken(I, D, O, P, N) <==
    [choice(C, P, I, D), outcome(C, legality, legal, _), outcome(I, 'would-draw', (P, 1), _),
     ability(D, O, dredge, N)].
finding('dredge-replaces-draw', I, drawn, 0) <== [taken(I, D, O, P, N)].
finding('dredge-replaces-draw', D, due, (mill, P, N)) <== [taken(I, D, O, P, N)].
finding('dredge-replaces-draw', O, destination, hand) <== [taken(I, D, O, P, N)].
finding('dredge-replaces-draw', C, legality, illegal) <==
    [choice(C, _, I, D), ability(D, _, dredge, _), outcome(I, due, (X, _, _), _), X \= draw].
finding('dredge-replaces-draw', C, legality, illegal) <==
    [choice(C, P, I, D), ability(D, _, dredge, _), outcome(I, 'would-draw', (Q, 1), _), Q \= P].
finding('dredge-replaces-draw', C, legality, illegal) <==
    [choice(C, P, I, D), ability(D, O, dredge, _), outcome(I, 'would-draw', (P, 1), _),
     location(O, graveyard, Q, _), Q \= P].
finding('dredge-needs-enough-cards', D, offered, no) <==
    [outcome(_, 'would-draw', (P, _), _), location(C, graveyard, P, _), ability(D, C, dredge, N), library(P, S),
     S < N].
finding('dredge-needs-enough-cards', C, legality, illegal) <==
    [choice(C, P, I, D), outcome(I, 'would-draw', (P, 1), _), ability(D, O, dredge, N),
     location(O, graveyard, P, _), library(P, S), S < N].
finding('dredge-works-only-in-graveyard', D, offered, no) <==
    [outcome(_, 'would-draw', (P, _), _), owner(C, P), ability(D, C, dredge, _), location(C, Z, _, _),
     Z \= graveyard, Z \= ceased].
finding('dredge-works-only-in-graveyard', C, legality, illegal) <==
    [choice(C, P, I, D), outcome(I, 'would-draw', (P, 1), _), ability(D, O, dredge, _), location(O, Z, _, _),
     Z \= graveyard].
finding('one-draw-takes-one-dredge', C, legality, illegal) <==
    [choice(C, P, I, D), outcome(D, offered, yes, _), choice(B, P, I, E), B \= C, E \= D,
     outcome(E, offered, yes, _), outcome(I, 'would-draw', (P, 1), _)].

% split, fuse, permissions
finding('split-cast-one-half', A, legality, illegal) <==
    [attempt(A, P, cast, C, BW, _, _), face(C, left), member(BW, [both, whole])].
finding('split-cast-one-half', A, legality, legal) <==
    [attempt(A, P, cast, C, H, _, none), half(H), location(C, hand, P, _), face(C, H)].
finding('fuse-casts-both-halves', A, legality, legal) <==
    [attempt(A, P, cast, C, both, _, _), ability(_, C, fuse, _), owner(C, P), location(C, hand, P, _)].
finding('fuse-casts-both-halves', A, legality, illegal) <==
    [attempt(A, P, fuse, C, _, _, _), location(C, stack, _, _)].
finding('fuse-works-only-from-hand', A, legality, illegal) <==
    [attempt(A, P, cast, C, both, _, _), ability(_, C, fuse, _), location(C, Z, _, _), Z \= hand].
finding('fuse-works-only-from-hand', A, legality, illegal) <==
    [attempt(A, P, cast, C, both, _, _), ability(_, C, fuse, _), location(C, hand, Q, _), Q \= P].
finding('casting-needs-permission', A, legality, illegal) <==
    [attempt(A, P, cast, C, _, _, none), location(C, Z, Q, _), (Z, Q) \= (hand, P)].
finding('casting-needs-permission', A, legality, legal) <==
    [attempt(A, P, cast, C, H, _, E), H \= both, location(C, Z, Q, _), permission(E, P, O, G, X, W), any(O, C),
     any(G, H), any(X, Z), any(W, Q), Z \= battlefield, Z \= stack, Z \= ceased].
finding('casting-needs-permission', A, legality, illegal) <==
    [attempt(A, P, cast, C, H, _, E), location(C, Z, Q, _), permission(E, _, O, G, X, W), \+ covers(E, A)].
covers(E, A) <==
    [attempt(A, P, cast, C, H, _, E), location(C, Z, Q, _), permission(E, _, O, G, X, W), any(O, C), any(G, H),
     any(X, Z), any(W, Q)].
finding('casting-needs-permission', A, legality, illegal) <==
    [attempt(A, P, cast, _, _, _, E), permission(E, Q, _, _, _, _), Q \= P].
