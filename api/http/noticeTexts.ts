import type { Language } from '../../shared/vocabulary.ts';
import de from './texts/de/notices.json' with { type: 'json' };
import en from './texts/en/notices.json' with { type: 'json' };
import es from './texts/es/notices.json' with { type: 'json' };
import fr from './texts/fr/notices.json' with { type: 'json' };
import it from './texts/it/notices.json' with { type: 'json' };
import pt from './texts/pt/notices.json' with { type: 'json' };

/** The words of pages that the server itself writes. `npm run locales` holds them against the English ones. */
export const noticeTexts: Readonly<Record<Language, typeof en>> = { en, fr, es, de, it, pt };
