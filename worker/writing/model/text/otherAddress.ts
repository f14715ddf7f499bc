import type { AddressForm, Language } from '../../../../shared/vocabulary.ts';

const word = (list: string, flags = 'iu') => new RegExp(String.raw`(?<![\p{L}’'-])(?:${list})(?![\p{L}-])`, flags);

/** What gives each form away. Languages with one form have no entry. */
const marks: Partial<Record<Language, Readonly<Record<AddressForm, RegExp>>>> = {
  fr: {
    informal: new RegExp(String.raw`(?<![\p{L}-])(?:tu|te|toi|tes|tien(?:ne)?s?)(?![\p{L}’])|(?<![\p{L}’-])t’(?=\p{L})|(?<=-)(?:toi|tu)(?!\p{L})`, 'iu'),
    formal: new RegExp(String.raw`(?<!\p{L})(?:vous|votre|vos|vôtres?)(?!\p{L})`, 'iu'),
  },
  de: {
    informal: word(String.raw`du|dich|dir|dein(?:e[mnrs]?)?`),
    // At the beginning of a sentence "Sie" may be "she" or "they"; inside it the capital tells.
    formal: new RegExp(String.raw`(?<=[\p{L},] )(?:Sie|Ihnen|Ihr(?:e[mnrs]?)?)(?!\p{L})`, 'u'),
  },
};

/** Whether a sentence addresses the listener in the form that was not asked for. */
export const otherAddress = (sentence: string, language: Language, address: AddressForm): boolean =>
  marks[language]?.[address === 'formal' ? 'informal' : 'formal'].test(sentence) ?? false;
