import type { Language } from '../../shared/vocabulary.ts';
import de from './texts/de/mail.json' with { type: 'json' };
import en from './texts/en/mail.json' with { type: 'json' };
import es from './texts/es/mail.json' with { type: 'json' };
import fr from './texts/fr/mail.json' with { type: 'json' };
import it from './texts/it/mail.json' with { type: 'json' };
import pt from './texts/pt/mail.json' with { type: 'json' };

/** The words of every e-mail. `npm run locales` holds them against the English ones, as it does the pages'. */
export const mailTexts: Readonly<Record<Language, typeof en>> = { en, fr, es, de, it, pt };
