/** Shortest and longest pause that a marker may hold, in whole seconds. */
export const pauseSeconds = { min: 1, max: 30 } as const;

/** One spoken sentence. Offsets are UTF-16 units into the whole text. */
export type Sentence = {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** Seconds of the marker that follows; `null` where none does. */
  readonly pause: number | null;
  /** From 1 within its section; a blank line begins the next. */
  readonly paragraph: number;
};
/** A marker that cannot be spoken as it stands: outside 1–30, malformed, before any sentence, or right after another. */
export type MarkerError = {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  readonly reason: 'range' | 'form' | 'orphan';
};
export type ParsedSection = {
  /** `null` for text before the first title. */
  readonly title: string | null;
  readonly start: number;
  readonly end: number;
  readonly sentences: readonly Sentence[];
  readonly markerErrors: readonly MarkerError[];
};
export type ParsedScript = { readonly sections: readonly ParsedSection[] };

type Draft = {
  title: string | null;
  start: number;
  end: number;
  sentences: Sentence[];
  markerErrors: MarkerError[];
  paragraph: number;
};

/** The line that begins a section, without its break. */
export const titleLine = /^##[ \t]+(?<title>\S(?:[^\r]*\S)?)\s*$/u;
/** Whether a line, with or without a carriage return at its end, opens a section. */
export const isTitleLine = (line: string): boolean => titleLine.test(line.endsWith('\r') ? line.slice(0, -1) : line);
/** A marker, or what was meant as one. */
export const markerLike = /\[\s*pause\b[^\]\n]*\]?/giu;
export const marker = /^\[pause:(?<seconds>\d{1,9})\]$/u;
/**
 * A sentence ends at its full stop and closing quotes, where white space and a new beginning follow. French sets a
 * space before its closing quote, and some German closes with »so«; no opening quote is followed by a space.
 *
 * Each run of full stops is tried once, from its first one, and its closing quotes are taken whole: what they match is
 * never given back (`(?=(…))\1`), for the white space that must follow is no part of them but before a French quote, and
 * what follows that one is the same from wherever it is read. So the time is in proportion to the text.
 */
const sentenceEnd =
  /(?<![.!?…])[.!?…]+(?=(?<closing>(?:["'”»“’)]|«(?!\S)|[ \u00A0\u202F]»(?!\S))*))\k<closing>(?=\s["'„“«»¿¡(–—\s]*[\p{Lu}\p{N}¿¡„“«])/gu;

/**
 * Reads a script's text into sections and sentences. Any text can be read: what is no legal marker is kept as a
 * error with its place, and never spoken.
 */
export function parseScript(content: string): ParsedScript {
  const sections: Draft[] = [];
  let current: Draft | null = null;
  let offset = 0;
  for (const raw of content.split('\n')) {
    const line = raw.endsWith('\r') ? raw.slice(0, -1) : raw;
    const title = titleLine.exec(line)?.groups?.['title'];
    if (title !== undefined) {
      current = { title, start: offset, end: offset + line.length, sentences: [], markerErrors: [], paragraph: 1 };
      sections.push(current);
    } else if (line.trim() === '') {
      if (current && current.sentences.at(-1)?.paragraph === current.paragraph) current.paragraph += 1;
    } else {
      if (!current)
        sections.push((current = { title: null, start: offset, end: offset, sentences: [], markerErrors: [], paragraph: 1 }));
      readLine(current, line, offset);
      current.end = offset + line.length;
    }
    offset += raw.length + 1;
  }
  return { sections: sections.map(({ paragraph: _paragraph, ...section }) => section) };
}

function readLine(section: Draft, line: string, offset: number): void {
  let from = 0;
  for (const found of line.matchAll(markerLike)) {
    const spoken = addSentences(section, line.slice(from, found.index), offset + from);
    addMarker(section, found[0], offset + found.index, spoken);
    from = found.index + found[0].length;
  }
  addSentences(section, line.slice(from), offset + from);
}

/** Returns whether there was anything to say. */
function addSentences(section: Draft, text: string, offset: number): boolean {
  let from = 0;
  const before = section.sentences.length;
  const cuts = [...text.matchAll(sentenceEnd)].map((found) => found.index + found[0].length);
  for (const to of [...cuts, text.length]) {
    const piece = text.slice(from, to);
    const trimmed = piece.trim();
    if (trimmed !== '') {
      const start = offset + from + (piece.length - piece.trimStart().length);
      section.sentences.push({ text: trimmed, start, end: start + trimmed.length, pause: null, paragraph: section.paragraph });
    }
    from = to;
  }
  return section.sentences.length > before;
}

function addMarker(section: Draft, text: string, start: number, follows: boolean): void {
  const addError = (reason: MarkerError['reason']) =>
    section.markerErrors.push({ text, start, end: start + text.length, reason });
  const digits = marker.exec(text)?.groups?.['seconds'];
  const last = section.sentences.at(-1);
  if (digits === undefined) return void addError('form');
  const seconds = Number(digits);
  if (seconds < pauseSeconds.min || seconds > pauseSeconds.max) return void addError('range');
  if (!last || last.pause !== null || (!follows && last.paragraph !== section.paragraph)) return void addError('orphan');
  section.sentences[section.sentences.length - 1] = { ...last, pause: seconds };
}
