import { describeWriter } from './describeFile.ts';
import { listCues, type Cue } from './listCues.ts';
import { markFile } from './markFile.ts';
import { plainText } from './plainText.ts';
import type { ScriptFile } from './scriptFile.ts';
import { splitText } from './splitText.ts';
import { toClock } from './toClock.ts';

/** Milliseconds for which the last cue says who wrote the text. */
const creditLength = 4000;
/** SubRip knows no escaping, and players take these for tags: letters that look alike take their places. */
const harmless: Readonly<Record<string, string>> = { '<': '‹', '>': '›', '{': '(', '}': ')' };
const disarm = (text: string): string => plainText(text).replaceAll(/[<>{}]/gu, (mark) => harmless[mark] ?? mark);

/**
 * SubRip. It has no place for comments: who wrote the text stands in a last cue after the script's end, and the marking in
 * one of a single millisecond, which nobody sees.
 */
export function* writeSrt(file: ScriptFile): Generator<string> {
  const cues = listCues(file);
  const end = Math.max(Math.round(1000 * file.totalSeconds), cues.at(-1)?.end ?? 0);
  const credit: Cue[] = file.metadata
    ? [{ start: end, end: end + creditLength, lines: splitText(describeWriter(file), 42) }]
    : [];
  const last = credit[0]?.end ?? end;
  const marking = Object.entries(markFile(file)).map(([name, value]) => `${name}=${JSON.stringify(value)}`);
  const all = [...cues, ...credit, { start: last, end: last + 1, lines: [`[${marking.join(' ')}]`] }];
  for (const [index, cue] of all.entries())
    yield `${index + 1}\n${toClock(cue.start, ',')} --> ${toClock(cue.end, ',')}\n${cue.lines.map(disarm).join('\n')}\n\n`;
}
