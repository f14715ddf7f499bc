import { isTitleLine } from '../../shared/markup/parseScript.ts';
import { describeFile } from './describeFile.ts';
import { markFile } from './markFile.ts';
import { plainText } from './plainText.ts';
import type { ScriptFile } from './scriptFile.ts';

/** Markdown (CommonMark) with the marking as front matter. `readMarkdown` reads it again. */
export function* writeMarkdown(file: ScriptFile): Generator<string> {
  const mark = Object.entries({ title: file.title, ...markFile(file) });
  // A JSON value is a YAML value too.
  yield `---\n${mark.map(([name, value]) => `${name}: ${JSON.stringify(value)}\n`).join('')}---\n\n# ${escapeMarkdown(file.title)}\n`;
  if (file.metadata)
    yield `\n${describeFile(file)
      .map((line) => `> ${escapeMarkdown(line)}\n`)
      .join('>\n')}`;
  let gap = true;
  for (const line of file.content.split('\n')) {
    const isTitle = isTitleLine(line);
    const text = isTitle ? `## ${escapeMarkdown(line.slice(2))}` : escapeMarkdown(line);
    if (text !== '') yield `${gap || isTitle ? '\n' : ''}${text}\n`;
    gap = isTitle || text === '';
  }
}

/** A line as Markdown shows it letter by letter: nothing in it is markup, nor becomes a link by itself. */
export const escapeMarkdown = (line: string): string =>
  plainText(line)
    .trim()
    .replaceAll(/[\\`*_{}[\]<>&#~|$@]/gu, String.raw`\$&`)
    .replace(/^[-+=:]/u, String.raw`\$&`)
    .replace(/^(\d{1,9})(?=[.)])/u, '$1\\')
    .replaceAll(/:(?=\/\/)|(?<=www)\./giu, String.raw`\$&`)
    // Our own markers stay as they are written, wherever they cannot be taken for a link.
    .replaceAll(/\\\[(pause:\d{1,2})\\\](?![:(])/gu, '[$1]');
