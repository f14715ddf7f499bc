import { parseScript, type ParsedSection } from '../../../shared/markup/parseScript.ts';

/** A title or a sentence with all that follows it up to the next one: the `raw` parts of a text, joined, are the text. */
export type Passage = {
  readonly kind: 'title' | 'sentence';
  /** What is shown: the title, or the sentence without its pause. Empty where a text has nothing but white space. */
  readonly text: string;
  /** Seconds of silence after it. */
  readonly pause: number | null;
  /** Markers after it that cannot be spoken, as they are written. */
  readonly errors: readonly string[];
  readonly raw: string;
};

type Start = Omit<Passage, 'raw' | 'errors'> & { readonly start: number };

/** Cuts a text into its titles and sentences; nothing is lost. */
export function cutPassages(content: string): Passage[] {
  if (content === '') return [];
  const { sections } = parseScript(content);
  const starts = sections.flatMap(startsOf);
  const errors = sections.flatMap((section) => section.markerErrors);
  // What stands before the first one belongs to it.
  const from = (index: number): number => (index === 0 ? 0 : (starts[index]?.start ?? content.length));
  if (starts.length === 0)
    return [{ kind: 'sentence', text: '', pause: null, errors: errors.map(({ text }) => text), raw: content }];
  let next = 0;
  return starts.map(({ kind, text, pause }, index) => {
    const end = from(index + 1);
    const own: string[] = [];
    for (let error = errors[next]; error && error.start < end; error = errors[(next += 1)]) own.push(error.text);
    return { kind, text, pause, errors: own, raw: content.slice(from(index), end) };
  });
}

function startsOf({ title, start, sentences }: ParsedSection): Start[] {
  const titles: Start[] = title === null ? [] : [{ kind: 'title', text: title, pause: null, start }];
  return [
    ...titles,
    ...sentences.map((one): Start => ({ kind: 'sentence', text: one.text, pause: one.pause, start: one.start })),
  ];
}
