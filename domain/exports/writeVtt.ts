import { describeFile } from './describeFile.ts';
import { listCues } from './listCues.ts';
import { markFile } from './markFile.ts';
import { plainText } from './plainText.ts';
import type { ScriptFile } from './scriptFile.ts';
import { toClock } from './toClock.ts';

const escapeCue = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
/** A note ends at an empty line, and may not hold an arrow (https://www.w3.org/TR/webvtt1/#introduction-comments). */
const note = (lines: readonly string[]): string =>
  `NOTE\n${lines.map((line) => plainText(line).replaceAll('-->', '->')).join('\n')}\n\n`;

/** WebVTT; what the file says of itself stands in notes, which no player shows. */
export function* writeVtt(file: ScriptFile): Generator<string> {
  yield 'WEBVTT\n\n';
  if (file.metadata) yield note([file.title, ...describeFile(file)]);
  yield note([JSON.stringify(markFile(file))]);
  for (const [index, { start, end, lines }] of listCues(file).entries())
    yield `${index + 1}\n${toClock(start, '.')} --> ${toClock(end, '.')}\n${lines.map(escapeCue).join('\n')}\n\n`;
}
