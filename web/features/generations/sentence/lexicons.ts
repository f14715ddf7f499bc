import type { Language } from '../../../../shared/vocabulary.ts';
import { de } from './lexicon/de.ts';
import { en } from './lexicon/en.ts';
import { es } from './lexicon/es.ts';
import { fr } from './lexicon/fr.ts';
import { it } from './lexicon/it.ts';
import { pt } from './lexicon/pt.ts';
import type { SentenceLexicon } from './sentenceLexicon.ts';

export const lexicons: Readonly<Record<Language, SentenceLexicon>> = { en, fr, es, de, it, pt };
