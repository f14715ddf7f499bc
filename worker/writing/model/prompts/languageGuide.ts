import type { AddressForm, Language } from '../../../../shared/vocabulary.ts';

type Guide = {
  readonly name: string;
  readonly pronoun: Readonly<Record<AddressForm, string>>;
  /** Spoken characters a word, counted over the phrase library. */
  readonly charactersPerWord: number;
  readonly gender: string;
};

const one = (pronoun: string): Guide['pronoun'] => ({ formal: pronoun, informal: pronoun });

/** What the prompts need to know of each language. */
export const languageGuide: Readonly<Record<Language, Guide>> = {
  en: {
    name: 'English',
    pronoun: one('you'),
    charactersPerWord: 5,
    gender: 'Use no word that tells whether the listener is a man or a woman.',
  },
  fr: {
    name: 'French',
    pronoun: { formal: 'vous', informal: 'tu' },
    charactersPerWord: 5.4,
    gender:
      'Avoid every adjective and participle that would agree with the listener ("détendu", "prêt"): speak of the body, the breath, the moment instead.',
  },
  es: {
    name: 'Spanish',
    pronoun: one('tú'),
    charactersPerWord: 5.2,
    gender:
      'Avoid every adjective and participle that would agree with the listener ("relajado", "tranquilo"): speak of the body, the breath, the moment instead.',
  },
  de: {
    name: 'German',
    pronoun: { formal: 'Sie', informal: 'du' },
    charactersPerWord: 5.6,
    gender: 'Use no noun that tells whether the listener is a man or a woman.',
  },
  it: {
    name: 'Italian',
    pronoun: one('tu'),
    charactersPerWord: 5.4,
    gender:
      'Avoid every adjective and participle that would agree with the listener ("rilassato", "pronto"): speak of the body, the breath, the moment instead.',
  },
  pt: {
    name: 'Brazilian Portuguese',
    pronoun: one('você'),
    charactersPerWord: 5.1,
    gender:
      'Avoid every adjective and participle that would agree with the listener ("relaxado", "pronto"): speak of the body, the breath, the moment instead.',
  },
};
