import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { legalDocuments, type LegalDocument, type LegalText } from '../../shared/legal.schema.ts';
import { languages, type Language } from '../../shared/vocabulary.ts';

/** The texts that come with Stillpoint: `legal/<language>/<document>.md`. */
const ours = join(import.meta.dirname, '../../legal');

export type LegalTexts = {
  readonly find: (document: LegalDocument, wanted: Language) => LegalText;
  /** The documents of which the operator has no text. */
  readonly missing: readonly LegalDocument[];
};

type Texts = ReadonlyMap<LegalDocument, ReadonlyMap<Language, string>>;

/**
 * Privacy, terms and imprint, as they are when the process starts. An operator's folder has the same shape as ours; a text of theirs in
 * any language comes before one of ours, which cannot speak for them. Throws where their folder is none.
 */
export function readLegalTexts(folder: string | undefined): LegalTexts {
  if (folder !== undefined && !(existsSync(folder) && statSync(folder).isDirectory()))
    throw new Error(`LEGAL_DIR ${folder} is no folder`);
  const presets = readFolder(ours);
  const own = folder === undefined ? null : readFolder(folder);
  const find = (document: LegalDocument, wanted: Language): LegalText => {
    const texts = own?.get(document) ?? new Map<Language, string>();
    const language = [wanted, 'en' as const, ...texts.keys()].find((one) => texts.has(one));
    return language === undefined
      ? { document, language: wanted, text: presets.get(document)?.get(wanted) ?? '', isOwn: false }
      : { document, language, text: texts.get(language) ?? '', isOwn: true };
  };
  return {
    find,
    missing: legalDocuments.filter((document) => (own?.get(document)?.size ?? 0) === 0),
  };
}

const readFolder = (folder: string): Texts =>
  new Map(
    legalDocuments.map((document) => [document, new Map(languages.flatMap((language) => readText(folder, document, language)))]),
  );

function readText(folder: string, document: LegalDocument, language: Language): [Language, string][] {
  const file = join(folder, language, `${document}.md`);
  return existsSync(file) ? [[language, readFileSync(file, 'utf8')]] : [];
}
