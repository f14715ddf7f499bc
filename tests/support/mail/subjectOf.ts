import de from '../../../domain/mail/texts/de/mail.json' with { type: 'json' };
import en from '../../../domain/mail/texts/en/mail.json' with { type: 'json' };
import fr from '../../../domain/mail/texts/fr/mail.json' with { type: 'json' };

const texts = { de, en, fr };

/** The subject of a kind of mail, as its readers get it. */
export const subjectOf = (kind: keyof typeof en.kinds, { language = 'en', title = '' }: Options = {}): string =>
  texts[language].kinds[kind].subject.replace('{{title}}', () => title);

type Options = { readonly language?: keyof typeof texts; readonly title?: string };
