import type { Language } from '../../shared/vocabulary.ts';
import de from './texts/de/exports.json' with { type: 'json' };
import en from './texts/en/exports.json' with { type: 'json' };
import es from './texts/es/exports.json' with { type: 'json' };
import fr from './texts/fr/exports.json' with { type: 'json' };
import it from './texts/it/exports.json' with { type: 'json' };
import pt from './texts/pt/exports.json' with { type: 'json' };

/** What a file says of itself, in the script's language. `npm run locales` holds them against the English ones. */
export const exportTexts: Readonly<Record<Language, typeof en>> = { en, fr, es, de, it, pt };
