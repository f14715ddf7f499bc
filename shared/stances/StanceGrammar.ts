/**
 * How a language says that something is needed, not wanted, feared or over. Each list holds alternatives of a regular
 * expression over folded words with one space between them (`can t stand`, `n aime pas`); none may hold an unbounded
 * gap, so that a reading stays linear in the length of the text.
 */
export type StanceLists = {
  /** Begins a clause that says the contrary: “but”, “rather”. What was refused before it reaches no further. */
  readonly turns: string;
  /** Begins a clause that says why, when or where. */
  readonly links: string;
  /** Goes on with a list: “and”, “or”. */
  readonly joins: string;
  /** Shows that a clause says something of its own, and does not go on with the list before it. */
  readonly wants: string;
  /** Needs, with the negations that they contain: “can t sleep”, “no longer smoke”. */
  readonly needs: string;
  /** Turns of speech that name something and do not mean it: “train of thought”. */
  readonly idioms: string;
  /** Negations that deny nothing: “don t mind”, “nothing is nicer than”. */
  readonly praises: string;
  /** Refuses what follows. */
  readonly refuses: string;
  /** Refuses the whole clause, also what stands before. */
  readonly refusesAll: string;
  /** Fears what follows. */
  readonly fears: string;
  /** Fears the whole clause. */
  readonly fearsAll: string;
  /** An accident, an attack, a death: nothing of the clause is to be called up. */
  readonly harms: string;
  /** What is over, and what is somebody else’s. */
  readonly mentions: string;
  /** Plain negations, where nothing above explains them. */
  readonly denies: string;
  /** Words before a need that belong to it: a language whose verb stands last has some. */
  readonly wordsBeforeNeed: number;
};
