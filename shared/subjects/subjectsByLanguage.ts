import type { Language } from '../vocabulary.ts';
import { createSubjects } from './createSubjects.ts';
import type { Subjects } from './Subjects.ts';
import { de } from './words/de.ts';
import { en } from './words/en.ts';
import { es } from './words/es.ts';
import { fr } from './words/fr.ts';
import { it } from './words/it.ts';
import { pt } from './words/pt.ts';

/** All languages at once, for the server; a page loads its one language by `loadSubjects`. */
export const subjectsByLanguage: Readonly<Record<Language, Subjects>> = {
  en: createSubjects(en),
  fr: createSubjects(fr),
  es: createSubjects(es),
  de: createSubjects(de),
  it: createSubjects(it),
  pt: createSubjects(pt),
};
