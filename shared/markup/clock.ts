import { isEndingAsleep } from '../isEndingAsleep.ts';
import type { Timing } from '../scripts.schema.ts';
import type { Language, ScriptType, Theme } from '../vocabulary.ts';
import type { ParsedScript, ParsedSection, Sentence } from './parseScript.ts';

/**
 * Characters a second while speaking (letters, digits and single spaces; punctuation is not spoken). Measured on 236
 * recordings of guided practice: human guides say 13–16; hypnosis and sleep are read slower (design: writing, "The clock").
 */
const charactersPerSecond = { meditation: 13, hypnosis: 12, sleep: 10.5 } as const;

/** French packs more characters into a second of speech than the other five (same source). */
const languageFactor: Readonly<Record<Language, number>> = { en: 1, fr: 1.05, es: 1, de: 1, it: 1, pt: 1 };

/** Seconds of silence that a reader adds after a sentence without a marker (same source). */
export const breathSeconds = 0.7;

export type Clock = { readonly charactersPerSecond: number };
export type ClockSettings = {
  readonly language: Language;
  readonly type: ScriptType;
  readonly theme: Theme;
  readonly endsAsleep?: boolean | null | undefined;
  /** The reader's own speed, in percent of the rates above. */
  readonly readingSpeed?: number | undefined;
};

/** The reading speed of a kind of script, by somebody's own speed. */
export function clockFor({ language, type, theme, endsAsleep, readingSpeed = 100 }: ClockSettings): Clock {
  const base = isEndingAsleep({ theme, endsAsleep }) ? charactersPerSecond.sleep : charactersPerSecond[type];
  return { charactersPerSecond: (base * languageFactor[language] * readingSpeed) / 100 };
}

/** Characters that take time to say: letters, digits, and one for each run of white space between them. */
export function spokenCharacters(text: string): number {
  let count = 0;
  let gap = false;
  for (const character of text) {
    if (isLetter(character)) {
      count += gap && count > 0 ? 2 : 1;
      gap = false;
    } else if (/\s/u.test(character)) gap = true;
  }
  return count;
}

/** A letter, what is set over one, or a digit. Most are one of a to z, for which no expression is asked. */
const isLetter = (character: string): boolean => (character >= 'a' && character <= 'z') || /[\p{L}\p{M}\p{N}]/u.test(character);

/** Words as a reader counts them. */
export const readWords = (text: string): readonly string[] => text.match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}’'-]*/gu) ?? [];
export const countWords = (text: string): number => readWords(text).length;

/** Words that a script speaks; titles and markers are not spoken. */
export const spokenWords = (script: ParsedScript): number =>
  sum(script.sections.flatMap((section) => section.sentences.map(({ text }) => countWords(text))));

export const speechSeconds = (text: string, clock: Clock): number => spokenCharacters(text) / clock.charactersPerSecond;

/** Silence after a sentence: its marker, or a breath. */
export const silenceAfter = (sentence: Pick<Sentence, 'pause'>): number => sentence.pause ?? breathSeconds;

export type Span = { readonly speechSeconds: number; readonly silenceSeconds: number };

export function timeSection(section: Pick<ParsedSection, 'sentences'>, clock: Clock): Span {
  let speech = 0;
  let silence = 0;
  for (const sentence of section.sentences) {
    speech += speechSeconds(sentence.text, clock);
    silence += silenceAfter(sentence);
  }
  return { speechSeconds: speech, silenceSeconds: silence };
}

/** Runs that the timeline of a script shows at most; see `Timing.strip`. */
const maxTimelineValues = 96;

/** Times a whole script, to the tenth of a second. */
export function timeScript(script: ParsedScript, clock: Clock): Timing {
  const sentences = script.sections.flatMap((section) => section.sentences);
  const { speechSeconds: speech, silenceSeconds: silence } = timeSection({ sentences }, clock);
  return {
    speechSeconds: tenth(speech),
    silenceSeconds: tenth(silence),
    totalSeconds: tenth(speech + silence),
    strip: measureTimeline(sentences, clock),
  };
}

/** A breath does not break a run of speech; of a long script, neighbouring pairs are joined until it fits. */
function measureTimeline(sentences: readonly Sentence[], clock: Clock): number[] {
  let pairs: [number, number][] = [];
  let speech = 0;
  for (const sentence of sentences) {
    speech += speechSeconds(sentence.text, clock);
    if (sentence.pause === null) speech += breathSeconds;
    else {
      pairs.push([speech, sentence.pause]);
      speech = 0;
    }
  }
  if (speech > 0) pairs.push([speech, 0]);
  const group = Math.ceil((pairs.length * 2) / maxTimelineValues);
  if (group > 1) pairs = chunk(pairs, group).map((some) => [sum(some.map(([a]) => a)), sum(some.map(([, b]) => b))]);
  // Ends are rounded, not lengths, so that the rounding does not add up.
  let end = 0;
  return pairs.flat().map((length) => {
    const start = tenth(end);
    end += length;
    return tenth(tenth(end) - start);
  });
}

/** Rounded to the millionth first: a sum that is 19.15 in truth may be 19.149999… by the order in which it was summed. */
const tenth = (seconds: number): number => Math.round(Math.round(seconds * 1e7) / 1e6) / 10;
const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);
const chunk = <T>(list: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(list.length / size) }, (_, index) => list.slice(index * size, (index + 1) * size));
