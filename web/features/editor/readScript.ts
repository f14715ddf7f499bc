import { countWords, silenceAfter, spokenCharacters } from '../../../shared/markup/clock.ts';
import { marker, markerLike, parseScript, titleLine } from '../../../shared/markup/parseScript.ts';

/** A pause that stands legally in the text: its marker's place and its seconds. */
export type PauseMark = { readonly from: number; readonly to: number; readonly seconds: number };
/** A sentence's place, what of it takes time to say, and the silence after it. */
export type ReadSentence = {
  readonly from: number;
  readonly to: number;
  readonly characters: number;
  readonly words: number;
  readonly silence: number;
  readonly isPaused: boolean;
};

/** What stands in one section; every place is counted from the section's start. */
type SectionBody = {
  readonly title: string | null;
  /** Of the words of the title in its line, and of the whole title line. */
  readonly titleFrom: number;
  readonly titleTo: number;
  readonly lineTo: number;
  readonly sentences: readonly ReadSentence[];
  readonly marks: readonly PauseMark[];
  readonly characters: number;
  readonly words: number;
  readonly silence: number;
};
/** A section from its title line to the next one's: UTF-16 units into the text. */
export type ReadSection = { readonly from: number; readonly to: number; readonly body: SectionBody };
export type ScriptReading = { readonly length: number; readonly sections: readonly ReadSection[] };

type Measured = { readonly characters: number; readonly words: number };

/**
 * Reads a text into sections as `parseScript` does, and remembers the sections of the last text: a key that changes one
 * section costs the reading of that one. The clock's rate is left to who shows times.
 */
export function createScriptReader(): (content: string) => ScriptReading {
  let bodies = new Map<string, SectionBody | null>();
  let sentences = new Map<string, Measured>();
  return (content) => {
    const [knownBodies, knownSentences] = [bodies, sentences];
    const nextBodies = new Map<string, SectionBody | null>();
    const measure = (text: string): Measured => {
      const known = knownSentences.get(text) ?? { characters: spokenCharacters(text), words: countWords(text) };
      nextSentences.set(text, known);
      return known;
    };
    const nextSentences = new Map<string, Measured>();
    const sections = cutAtTitles(content).flatMap(([from, to]): ReadSection[] => {
      const text = content.slice(from, to);
      const known = knownBodies.get(text);
      const body = known === undefined ? readBody(text, measure) : known;
      if (known)
        for (const { from: start, to: end, characters, words } of known.sentences)
          nextSentences.set(text.slice(start, end), { characters, words });
      nextBodies.set(text, body);
      return body ? [{ from, to, body }] : [];
    });
    [bodies, sentences] = [nextBodies, nextSentences];
    return { length: content.length, sections };
  };
}

/** Pieces of the text that begin with a title line; the first may be without one. */
function cutAtTitles(content: string): (readonly [from: number, to: number])[] {
  const starts = [0];
  for (const { index } of content.matchAll(/(?<=^|\n)##[ \t]/gu)) if (index > 0 && titleAt(content, index)) starts.push(index);
  return starts.map((from, index) => [from, starts[index + 1] ?? content.length] as const);
}

const lineAt = (content: string, from: number): string => {
  const end = content.indexOf('\n', from);
  return content.slice(from, end === -1 ? content.length : end).replace(/\r$/u, '');
};
const titleAt = (content: string, from: number): string | null =>
  titleLine.exec(lineAt(content, from))?.groups?.['title'] ?? null;

/** `null` for white space before the first title. */
function readBody(text: string, measure: (sentence: string) => Measured): SectionBody | null {
  const [parsed] = parseScript(text).sections;
  if (!parsed) return null;
  const lineTo = parsed.title === null ? 0 : lineAt(text, 0).length;
  const titleFrom = parsed.title === null ? 0 : text.indexOf(parsed.title, 2);
  const sentences = parsed.sentences.map((sentence) => ({
    from: sentence.start,
    to: sentence.end,
    ...measure(sentence.text),
    silence: silenceAfter(sentence),
    isPaused: sentence.pause !== null,
  }));
  const errors = new Set(parsed.markerErrors.map(({ start }) => start));
  const marks = [...text.slice(lineTo).matchAll(markerLike)].flatMap((found): PauseMark[] => {
    const from = found.index + lineTo;
    const seconds = marker.exec(found[0])?.groups?.['seconds'];
    return seconds === undefined || errors.has(from) ? [] : [{ from, to: from + found[0].length, seconds: Number(seconds) }];
  });
  return {
    title: parsed.title,
    titleFrom,
    titleTo: titleFrom + (parsed.title?.length ?? 0),
    lineTo,
    sentences,
    marks,
    characters: sum(sentences, 'characters'),
    words: sum(sentences, 'words'),
    silence: sum(sentences, 'silence'),
  };
}

const sum = (sentences: readonly ReadSentence[], what: 'characters' | 'words' | 'silence'): number =>
  sentences.reduce((total, sentence) => total + sentence[what], 0);
