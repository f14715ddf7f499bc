import type { Language } from '../../../shared/vocabulary.ts';
import type { Withheld, WithheldWords } from './withheldKinds.ts';
import { de } from './words.de.ts';
import { en } from './words.en.ts';
import { es } from './words.es.ts';
import { fr } from './words.fr.ts';
import { it } from './words.it.ts';
import { pt } from './words.pt.ts';

const wordsOf: Readonly<Record<Language, WithheldWords>> = { en, de, fr, es, it, pt };

/** Whether a sentence speaks of it; rather a sentence too many left out than one too few. */
export const speaksOf = (text: string, language: Language, kind: Withheld): boolean => wordsOf[language][kind].test(text);
