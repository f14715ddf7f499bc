import { isTitleLine } from '../markup/parseScript.ts';
import { readHeading } from './readHeading.ts';
import type { ImportedScript } from './readTxt.ts';
import { trimLines } from './trimLines.ts';

/**
 * Reads Markdown: the first heading of the first level is the title, every other one opens a section. One of our own
 * exports gives the very script that it was made of; of any other the text is taken as it stands.
 */
export function readMarkdown(text: string): ImportedScript {
  const whole = text.replace(/^\uFEFF/u, '').replaceAll(/\r\n?/gu, '\n');
  const frontMatter = /^---\n(?:[^\n]*\n)*?---(?:\n|$)/u.exec(whole)?.[0] ?? '';
  const isOurs = frontMatter.includes('\ngenerator: "Stillpoint"\n');
  const lines = whole.slice(frontMatter.length).trim().split('\n');
  const first = readHeading(lines[0] ?? '');
  const isTitled = first?.level === 1;
  const body = isTitled ? lines.slice(1) : lines;
  const script = isOurs ? withoutBlock(body) : body.map((line) => line.replace(/^>[ \t]?/u, ''));
  return { title: isTitled ? unescape(first?.text ?? '') : '', content: trimLines(script.map(readLine).join('\n')) };
}

/** What a file says of itself stands as a quotation under its title. */
function withoutBlock(lines: readonly string[]): readonly string[] {
  const start = lines.findIndex((line) => line !== '');
  if (lines[start]?.startsWith('>') !== true) return lines;
  const end = lines.findIndex((line, index) => index > start && !line.startsWith('>'));
  return end < 0 ? [] : lines.slice(end);
}

function readLine(line: string): string {
  const title = readHeading(line);
  if (title) return title.text === '' ? '' : `## ${unescape(title.text)}`;
  const text = unescape(line.trim());
  // A line that only looks like a title was escaped, and must not become one.
  return isTitleLine(text) ? ` ${text}` : text;
}

const unescape = (text: string): string => text.replaceAll(/\\(?<mark>[!-/:-@[-`{-~])/gu, '$<mark>');
