import { foldText } from '../../../../shared/checks/foldText.ts';
import { durationMinutes } from '../../../../shared/generations.schema.ts';
import type { Approach, AvoidableImage, Intensity, Language, ScriptType, Style, Theme } from '../../../../shared/vocabulary.ts';
import { avoidableImages, languages } from '../../../../shared/vocabulary.ts';
import { lexicons } from './lexicons.ts';
import type { SentenceLexicon } from './sentenceLexicon.ts';

/** What the sentence says, and the words that say it. */
export type Understood<T> = { readonly value: T; readonly said: string };

export type SentenceReading = {
  readonly language: Language;
  readonly theme: Understood<Theme> | null;
  readonly type: Understood<ScriptType> | null;
  readonly duration: Understood<number> | null;
  readonly approach: Understood<Approach> | null;
  readonly style: Understood<Style> | null;
  readonly intensity: Understood<Intensity> | null;
  /** Whom it is for, in the sentence's own words. */
  readonly listener: Understood<string> | null;
  readonly avoid: readonly Understood<AvoidableImage>[];
};

/** Characters after "without" in which images are looked for. */
const reach = 60;
/** Words that may stand between one such image and the next: "or of". */
const maxBetween = 3;

const wordOf = (entry: string): string => (entry.endsWith('~') ? `${entry.slice(0, -1)}[a-z-]*` : entry);
const anyOf = (entries: readonly string[]): string => `(?:${entries.map(wordOf).join('|')})`;
const whole = (source: string, flags = 'gd'): RegExp => new RegExp(`(?<![a-z])${source}(?![a-z])`, flags);

/**
 * What one sentence says of the form's fields, by a list of words; whatever it does not say is `null`. The language is
 * the one of which it says most; where two say as much, the preferred one.
 */
export function readSentence(sentence: string, preferred: Language): SentenceReading {
  const others = languages.filter((language) => language !== preferred);
  const readings = [preferred, ...others].map((language) => readIn(sentence, language));
  return readings.reduce((best, reading) => (weightOf(reading) > weightOf(best) ? reading : best));
}

const weightOf = ({ language: _language, avoid, ...fields }: SentenceReading): number =>
  Object.values(fields).filter((field) => field !== null).length + avoid.length;

function readIn(sentence: string, language: Language): SentenceReading {
  const lexicon = lexicons[language];
  const folded = foldText(sentence);
  const avoid = readAvoided(sentence, folded, lexicon);
  // What is to be left out is no wish for it.
  const rest = avoid.reduce((text, { at }) => text.slice(0, at[0]) + ' '.repeat(at[1] - at[0]) + text.slice(at[1]), folded);
  return {
    language,
    theme: pick(sentence, rest, lexicon.theme),
    type: pick(sentence, rest, lexicon.type),
    duration: readDuration(sentence, folded, lexicon),
    approach: pick(sentence, rest, lexicon.approach),
    style: pick(sentence, rest, lexicon.style),
    intensity: pick(sentence, rest, lexicon.intensity),
    listener: readListener(sentence, folded, lexicon),
    avoid: avoid.map(({ value, said }) => ({ value, said })),
  };
}

/** The value that is spoken of most; of equals, the one that is spoken of first. */
function pick<T extends string>(
  sentence: string,
  folded: string,
  values: Readonly<Record<T, readonly string[]>>,
): Understood<T> | null {
  let best: { value: T; said: string; count: number; at: number } | null = null;
  for (const [value, entries] of Object.entries(values) as [T, readonly string[]][]) {
    const found = [...folded.matchAll(whole(anyOf(entries)))];
    const [first] = found;
    if (!first) continue;
    const said = sentence.slice(first.index, first.index + first[0].length);
    const one = { value, said, count: found.length, at: first.index };
    if (!best || one.count > best.count || (one.count === best.count && one.at < best.at)) best = one;
  }
  return best && { value: best.value, said: best.said };
}

type Avoided = Understood<AvoidableImage> & { readonly at: readonly [from: number, to: number] };

/** The images that a word such as "without" comes before; each of them once. */
function readAvoided(sentence: string, folded: string, lexicon: SentenceLexicon): Avoided[] {
  const found = [...folded.matchAll(whole(anyOf(lexicon.without)))].flatMap((trigger) =>
    imagesAfter(trigger.index + trigger[0].length, sentence, folded, lexicon),
  );
  return avoidableImages.flatMap((image) => found.find(({ value }) => value === image) ?? []);
}

function imagesAfter(from: number, sentence: string, folded: string, lexicon: SentenceLexicon): Avoided[] {
  const near = folded.slice(from, from + reach).split(/[.;!?]/u)[0] ?? '';
  const text = near.slice(0, whole(anyOf(lexicon.but)).exec(near)?.index ?? near.length);
  const images = avoidableImages
    .flatMap((value) => [...text.matchAll(whole(anyOf(lexicon.image[value])))].map((found) => ({ value, found })))
    .toSorted((one, other) => one.found.index - other.found.index);
  const named: Avoided[] = [];
  let end = 0;
  for (const { value, found } of images) {
    const gap = text.slice(end, found.index).split(/\s+/u).filter(Boolean);
    if (gap.length > maxBetween) break;
    end = found.index + found[0].length;
    const at = [from + found.index, from + end] as const;
    named.push({ value, said: sentence.slice(...at), at });
  }
  return named;
}

function readDuration(sentence: string, folded: string, { minute, lengths }: SentenceLexicon): Understood<number> | null {
  const clamp = (minutes: number) => Math.min(durationMinutes.max, Math.max(durationMinutes.min, minutes));
  const number = whole(String.raw`(\d{1,3})[ -]*${anyOf(minute)}`, 'd').exec(folded);
  if (number) return { value: clamp(Number(number[1])), said: sentence.slice(number.index, number.index + number[0].length) };
  for (const [words, minutes] of lengths) {
    const found = whole(words, 'd').exec(folded);
    if (found) return { value: minutes, said: sentence.slice(found.index, found.index + found[0].length) };
  }
  return null;
}

/** "for a class of beginners" gives "a class of beginners"; "my daughter cannot sleep" gives "my daughter". */
function readListener(sentence: string, folded: string, lexicon: SentenceLexicon): Understood<string> | null {
  const person = `${anyOf(lexicon.person)}(?![a-z])`;
  const between = String.raw`(?:[^\s.,;:!?]+\s+){0,3}?`;
  const patterns = [`${anyOf(lexicon.for)}\\s+(${between}${person})`, `(${anyOf(lexicon.my)}\\s+${between}${person})`];
  for (const pattern of patterns) {
    const span = whole(pattern, 'd').exec(folded)?.indices?.[1];
    if (!span) continue;
    const said = sentence.slice(...span);
    return { value: said, said };
  }
  return null;
}
