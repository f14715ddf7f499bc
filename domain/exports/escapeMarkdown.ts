import { plainText } from './plainText.ts';

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
