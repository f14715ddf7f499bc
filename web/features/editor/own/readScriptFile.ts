import { readJson } from '../../../../shared/import/readJson.ts';
import { readMarkdown } from '../../../../shared/import/readMarkdown.ts';
import { readTxt, type ImportedScript } from '../../../../shared/import/readTxt.ts';

/** Larger files are no scripts: the longest one that can be kept has a fifth of it. */
const maxBytes = 1_000_000;

const readers: Readonly<Record<string, (text: string) => ImportedScript | null>> = {
  txt: readTxt,
  md: readMarkdown,
  markdown: readMarkdown,
  json: readJson,
};

/** What an `<input type="file">` lets choose. */
export const scriptFiles = Object.keys(readers)
  .map((ending) => `.${ending}`)
  .join(',');

/** Reads a script out of a text file, Markdown or one of our own JSON exports; `null` where there is none in it. */
export async function readScriptFile(file: File): Promise<ImportedScript | null> {
  const read = readers[file.name.split('.').at(-1)?.toLowerCase() ?? ''];
  if (!read || file.size > maxBytes) return null;
  const script = read(await file.text());
  return script && script.content.trim() !== '' ? script : null;
}
