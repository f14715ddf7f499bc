import type { Language } from '../vocabulary.ts';
import { createSubjects } from './createSubjects.ts';
import type { Subjects } from './Subjects.ts';
import type { SubjectWords } from './SubjectWords.ts';

const loaders: Readonly<Record<Language, () => Promise<SubjectWords>>> = {
  en: async () => (await import('./words/en.ts')).en,
  fr: async () => (await import('./words/fr.ts')).fr,
  es: async () => (await import('./words/es.ts')).es,
  de: async () => (await import('./words/de.ts')).de,
  it: async () => (await import('./words/it.ts')).it,
  pt: async () => (await import('./words/pt.ts')).pt,
};

/** One language’s words, fetched where they are needed: no page begins with them. */
export const loadSubjects = async (language: Language): Promise<Subjects> => createSubjects(await loaders[language]());
