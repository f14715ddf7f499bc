/** The closed word lists of the product: every enumerated value that a request, a row or a page may hold. */

export const languages = ['en', 'fr', 'es', 'de', 'it', 'pt'] as const;
export type Language = (typeof languages)[number];

export const scriptTypes = ['meditation', 'hypnosis'] as const;
export type ScriptType = (typeof scriptTypes)[number];

export const themes = [
  'relaxation',
  'sleep',
  'anxiety',
  'stress',
  'confidence',
  'focus',
  'creativity',
  'forgiveness',
  'healing',
  'self-love',
  'gratitude',
] as const;
export type Theme = (typeof themes)[number];

/** What a person may need a script for that has passages of its own; one is here once all six languages have them. */
export const needs = [
  'falling-asleep',
  'waking-at-night',
  'smoking',
  'nail-biting',
  'driving-test',
  'exam',
  'studying',
  'public-speaking',
  'job-interview',
  'sport',
  'flying',
  'medical-procedure',
  'panic',
  'eating',
  'overwork',
  'anger',
  'separation',
  'loneliness',
  'grief',
  'pain',
] as const;
export type Need = (typeof needs)[number];
/** Needs of those who want to sleep: a script for them ends asleep, unless they ask to be awake. */
export const needsOfSleep: readonly Need[] = ['falling-asleep', 'waking-at-night'];

/** How a script is spoken. */
export const styles = ['gentle', 'guided-visualization', 'mindfulness', 'spiritual', 'pragmatic'] as const;
export type Style = (typeof styles)[number];

/** What a script works with. */
export const approaches = ['calm', 'nature', 'breath', 'bodyscan'] as const;
export type Approach = (typeof approaches)[number];

export const intensities = ['light', 'moderate', 'deep'] as const;
export type Intensity = (typeof intensities)[number];

export const addressForms = ['formal', 'informal'] as const;
export type AddressForm = (typeof addressForms)[number];

/** Images that a person may ask to leave out. */
export const avoidableImages = ['water', 'heights', 'enclosed', 'fire', 'dark'] as const;
export type AvoidableImage = (typeof avoidableImages)[number];

/**
 * Subjects that a person may ask to leave out; the images are the first of them. Each language lists the words of each
 * (`shared/subjects/words`).
 */
export const avoidableSubjects = [
  ...avoidableImages,
  'sea',
  'forest',
  'mountains',
  'garden',
  'desert',
  'night-sky',
  'rain',
  'snow',
  'fog',
  'storm',
  'heat',
  'cold',
  'bright-light',
  'noise',
  'music',
  'train',
  'car',
  'bicycle',
  'boat',
  'aeroplane',
  'bridge',
  'stairs',
  'lift',
  'dogs',
  'cats',
  'horses',
  'birds',
  'insects',
  'spiders',
  'snakes',
  'wild-animals',
  'blood',
  'needles',
  'hospital',
  'doctors',
  'illness',
  'death',
  'weapons',
  'war',
  'police',
  'prison',
  'children',
  'babies',
  'pregnancy',
  'couples',
  'parents',
  'family',
  'religion',
  'ghosts',
  'food',
  'alcohol',
  'smoking',
  'body-weight',
  'mirrors',
  'work',
  'school',
  'money',
  'crowds',
  'city',
  'home',
  'bed',
  'clocks',
  'phones',
] as const;
export type AvoidableSubject = (typeof avoidableSubjects)[number];
/** What of a listener’s body a script does not use, because they have or bear it not; with a pregnancy, what could harm it. */
export const bodyLimits = [
  'legs',
  'feet',
  'arms',
  'hands',
  'sight',
  'hearing',
  'standing',
  'breath',
  'lying-on-back',
  'pain-area',
  'pregnancy',
] as const;
export type BodyLimit = (typeof bodyLimits)[number];

/**
 * Plain instructions about how a script is written and spoken that are understood out of a request's words. Whether it ends asleep
 * and in how much silence are fields of their own.
 */
export const instructions = [
  'few-words',
  'short-sentences',
  'simple-words',
  'slower',
  'longer-pauses',
  'repeat-key-sentence',
  'no-questions',
  'no-counting',
  'no-name',
  'no-touch',
  'no-sounds',
  'no-body-scan',
  'no-spiritual-words',
  'no-humour',
  'eyes-open',
  'sitting',
  'lying',
] as const;
export type Instruction = (typeof instructions)[number];

/** Families of images. */
export const metaphorCategories = ['nature', 'journey', 'light', 'transformation'] as const;
export type MetaphorCategory = (typeof metaphorCategories)[number];

export const sectionKinds = [
  'settling',
  'breath',
  'body',
  'theme',
  'integration',
  'return',
  'pretalk',
  'induction',
  'deepening',
  'suggestion',
  'posthypnotic',
  'emergence',
  'sleep-tail',
] as const;
export type SectionKind = (typeof sectionKinds)[number];

/** The address forms that each language's scripts can take; the first is the default (design: writing, "Words"). */
export const addressFormsOf: Record<Language, readonly AddressForm[]> = {
  en: ['informal'],
  fr: ['formal', 'informal'],
  es: ['informal'],
  de: ['informal', 'formal'],
  it: ['informal'],
  pt: ['informal'],
};
