import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

type Texts = ReadonlyMap<string, string>;

const pluralEnding = /_(?:ordinal_)?(?:zero|one|two|few|many|other)$/u;

/**
 * What is wrong with the texts in `folder/<language>/`, in whatever folder below, one line each: English says which files, keys,
 * {{placeholders}} and <tags> there are, every language has them all, and every plural form its grammar needs.
 */
export function findLocaleErrors(folder: string, languages: readonly string[]): string[] {
  const files = [...new Set(languages.flatMap((language) => listFiles(join(folder, language))))].toSorted();
  if (files.length === 0) return [`${folder}: no texts`];
  return files.flatMap((file) => {
    const english = readTexts(join(folder, 'en', file));
    if (english === null) return [`en/${file}: missing`];
    return languages.flatMap((language) => {
      const texts = readTexts(join(folder, language, file));
      const errors = texts === null ? ['missing'] : compareTexts(english, texts, language);
      return errors.map((error) => `${language}/${file}: ${error}`);
    });
  });
}

export function compareTexts(english: Texts, texts: Texts, language: string): string[] {
  const plurals = new Set([...english.keys()].filter((key) => key.endsWith('_one')).map(baseOf));
  const wanted = new Set([...english.keys()].filter((key) => !plurals.has(baseOf(key))));
  for (const base of plurals) for (const form of pluralForms(language)) wanted.add(`${base}_${form}`);
  const isKnown = (key: string): boolean => wanted.has(key) || (plurals.has(baseOf(key)) && /_(?:zero|many)$/u.test(key));
  return [
    ...[...wanted].filter((key) => !texts.has(key)).map((key) => `${key} is missing`),
    ...[...texts.keys()].filter((key) => !isKnown(key)).map((key) => `${key} is not in English`),
    ...[...texts].filter(([, text]) => text.trim() === '').map(([key]) => `${key} is empty`),
    ...[...texts].flatMap(([key, text]) => compareMarks(key, english.get(key) ?? english.get(`${baseOf(key)}_other`), text)),
    ...(language === 'fr'
      ? [...texts].filter(([, text]) => !isSpacedInFrench(text)).map(([key]) => `${key} is spaced wrongly`)
      : []),
  ];
}

/**
 * French puts a no-break space before a colon and inside quotation marks, and a narrow one before `; ! ? %` (Lexique des règles
 * typographiques en usage à l'Imprimerie nationale): any other could leave the mark alone on a line.
 */
const isSpacedInFrench = (text: string): boolean =>
  !/[ \u202F]:|[ \u00A0][;!?%]|«[ \u202F]|[ \u202F]»|[\p{L}\p{N})}»][;!?%]/u.test(text);

/** "many" may be left out: in our languages it begins at a million. */
function pluralForms(language: string): string[] {
  return new Intl.PluralRules(language).resolvedOptions().pluralCategories.filter((form) => form !== 'many');
}

/** A singular may spell out the number that the other forms have a place for. */
function compareMarks(key: string, english: string | undefined, text: string): string[] {
  if (english === undefined) return [];
  const [wanted, found] = [marksOf(english), marksOf(text)];
  const mayLack = /_(?:zero|one|two)$/u.test(key) ? '{{count}}' : '';
  return [
    ...[...wanted].filter((mark) => !found.has(mark) && mark !== mayLack).map((mark) => `${key} lacks ${mark}`),
    ...[...found]
      .filter((mark) => !wanted.has(mark) && mark !== '{{count}}')
      .map((mark) => `${key} has ${mark}, which English has not`),
  ];
}

function marksOf(text: string): Set<string> {
  const placeholders = [...text.matchAll(/\{\{-?\s*(?<name>[\w.]+)/gu)].map(({ groups }) => `{{${groups?.name}}}`);
  const tags = [...text.matchAll(/<\/?\w+\s*\/?>/gu)].map(([tag]) => tag);
  return new Set([...placeholders, ...tags]);
}

function baseOf(key: string): string {
  return key.replace(pluralEnding, '');
}

function listFiles(folder: string): string[] {
  return existsSync(folder) ? globSync('**/*.json', { cwd: folder }) : [];
}

function readTexts(file: string): Texts | null {
  return existsSync(file) ? new Map(flatten(JSON.parse(readFileSync(file, 'utf8')), '')) : null;
}

function flatten(value: unknown, path: string): [string, string][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) throw new Error(`${path} is neither a text nor a group of texts`);
  return Object.entries(value).flatMap(([key, inner]) => flatten(inner, path === '' ? key : `${path}.${key}`));
}
