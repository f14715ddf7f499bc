import { describeChecked, describeWriter } from './describeFile.ts';
import { listCues, type Cue } from './listCues.ts';
import { markFile } from './markFile.ts';
import { plainText } from './plainText.ts';
import type { ScriptFile } from './scriptFile.ts';
import { splitText } from './splitText.ts';
import { toClock } from './toClock.ts';

/** Milliseconds for which a cue after the end is shown. */
const creditLength = 4000;
/** SubRip knows no escaping, and players take these for tags: letters that look alike take their places. */
const harmless: Readonly<Record<string, string>> = { '<': '‹', '>': '›', '{': '(', '}': ')' };
const disarm = (text: string): string => plainText(text).replaceAll(/[<>{}]/gu, (mark) => harmless[mark] ?? mark);

/**
 * SubRip. It has no place for comments: who wrote the text, and for what it was checked, stands in cues after the script's end, and
 * the marking in one of a single millisecond, which nobody sees.
 */
export function* writeSrt(file: ScriptFile): Generator<string> {
  const cues = listCues(file);
  const end = Math.max(Math.round(1000 * file.totalSeconds), cues.at(-1)?.end ?? 0);
  const said = file.metadata ? [describeWriter(file), ...describeChecked(file)] : [];
  const credit = said.map((text, index): Cue => {
    const start = end + index * creditLength;
    return { start, end: start + creditLength, lines: splitText(text, 42) };
  });
  const last = credit.at(-1)?.end ?? end;
  const marking = Object.entries(markFile(file)).map(([name, value]) => `${name}=${JSON.stringify(value)}`);
  const all = [...cues, ...credit, { start: last, end: last + 1, lines: [`[${marking.join(' ')}]`] }];
  for (const [index, cue] of all.entries())
    yield `${index + 1}\n${toClock(cue.start, ',')} --> ${toClock(cue.end, ',')}\n${cue.lines.map(disarm).join('\n')}\n\n`;
}
