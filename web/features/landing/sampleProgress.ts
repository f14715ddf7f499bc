import type { Sample } from '../../../shared/samples.schema.ts';

type Part = {
  readonly position: number;
  readonly title: string;
  /** The text so far: whole sentences with their pauses. */
  readonly content: string;
  readonly state: 'done' | 'now' | 'todo';
};

const isSentence = (line: string): boolean => line.trim() !== '';

export const countSentences = ({ sections }: Sample): number =>
  sections.reduce((sum, { content }) => sum + content.split('\n').filter(isSentence).length, 0);

/** A script of which so many sentences are there. */
export function sampleProgress({ sections }: Sample, sentences: number): readonly Part[] {
  let left = sentences;
  let isBefore = true;
  return sections.map(({ position, title, content }) => {
    const lines = content.split('\n');
    const own = lines.filter(isSentence).length;
    const shown = Math.min(left, own);
    left -= shown;
    const state = shown === own ? 'done' : isBefore ? 'now' : 'todo';
    if (state !== 'done') isBefore = false;
    return { position, title, content: firstSentences(lines, shown), state };
  });
}

function firstSentences(lines: readonly string[], count: number): string {
  let seen = 0;
  const end = lines.findIndex((line) => isSentence(line) && (seen += 1) > count);
  return (end < 0 ? lines : lines.slice(0, end)).join('\n').trimEnd();
}
