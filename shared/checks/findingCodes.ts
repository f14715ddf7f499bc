/**
 * What makes a script unfit to be delivered (design: writing, "Checks"). After each, the values that its sentence gets.
 */
export const fatalCodes = [
  /** `expected` and `found`: sections of the outline and titles in the text. */
  'section_count',
  /** Text before the first title. */
  'section_untitled',
  /** `title`: a title that nothing follows. */
  'section_empty',
  /** `expected` and `found`: section kinds, where the first or the last section is another than it must be. */
  'section_order',
  /** `text`: a pause outside `least`–`most` seconds. */
  'marker_range',
  /** `text`: meant as a pause, and written in another way. */
  'marker_form',
  /** `text`: a pause that follows no sentence. */
  'marker_orphan',
  /** `seconds`: a pause after the last sentence. */
  'marker_last',
  /** `expected` and `found`: languages. */
  'language_other',
  /** `expected`: an address form; `word`: what belongs to another. */
  'address_mixed',
  /** `rule`: one of `forbiddenRules`; `phrase`. */
  'phrase_forbidden',
  /** `kind`: what the request leaves out; `text`: the sentence’s beginning. */
  'line_withheld',
  /** `kind`: one of `leftoverKinds`; `text`. */
  'leftover',
  /** Hypnosis, other than for sleep, that does not say at its end that the listener is awake. */
  'ending_not_alert',
  /** `expected`, `found` and `tolerance`, in seconds. */
  'duration_off',
] as const;

/** What would make a script better to read. */
export const advisoryCodes = [
  /** `subject`: one of `avoidableSubjects` that the request leaves out; `word`. */
  'subject_avoided',
  /** `section` and `sentence`: where it was said first. */
  'sentence_repeated',
  /** `percent` and `most`, and one `example`. */
  'phrases_repeated',
  /** `opening`, `count`, `percent` and `most`. */
  'opening_frequent',
  /** `count`, `percent` and `most`. */
  'negations_frequent',
  /** `words`, the median; `least` and `most`. */
  'sentences_short_or_long',
  /** `words` and `most`. */
  'sentence_long',
  /** `ease`, on the language's own scale of Flesch, and `least`. */
  'readability_low',
] as const;

/** Every code that a finding may have. The web has a sentence for each in six languages. */
export const findingCodes = [...fatalCodes, ...advisoryCodes] as const;
export type FindingCode = (typeof findingCodes)[number];
