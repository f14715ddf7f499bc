import type { Language } from '../../shared/vocabulary.ts';

/** Reads the texts of a language's files where no Vite gathers them: in tests that run in Node. Nothing that is built imports it. */
export function readTexts(language: Language, part: 'first' | 'more'): Readonly<Record<string, unknown>> {
  const { readdirSync, readFileSync } = process.getBuiltinModule('node:fs');
  const folder = `${import.meta.dirname}/../i18n/locales/${language}/${part}`;
  const read = (file: string): unknown => JSON.parse(readFileSync(`${folder}/${file}`, 'utf8'));
  return Object.fromEntries(readdirSync(folder).map((file) => [file.slice(0, -'.json'.length), read(file)]));
}
