/**
 * What no script may say (design: writing, "Words"): that it cures or knows an illness, that medicine or a doctor can
 * be left, that the listener goes back to an early age or finds lost memories, cannot move, holds the breath beyond
 * 7 s, or is certain of an outcome.
 */
export const forbiddenRules = ['cure', 'diagnosis', 'medicine', 'regression', 'immobility', 'breath-hold', 'outcome'] as const;
export type ForbiddenRule = (typeof forbiddenRules)[number];

/**
 * Patterns for folded text (`foldText`). A sentence may be as long as a text, and every word of it a beginning: what
 * stands between the words of a phrase has a length at most, and a run of words has one reading only.
 */
export type ForbiddenInLanguage = {
  readonly rules: Readonly<Record<ForbiddenRule, readonly RegExp[]>>;
  /** A negation or a condition that reaches to the end of what stands before a phrase: "Do not stop taking …". */
  readonly deniedBefore: RegExp;
  /** A negation at the beginning of what stands after it. */
  readonly deniedAfter: RegExp;
  /** A sentence that asks for the breath to be held; the pause after it is how long. */
  readonly holdsBreath: RegExp;
};
