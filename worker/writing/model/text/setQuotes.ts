import type { Language } from '../../../../shared/vocabulary.ts';

const quotes: Readonly<Record<Language, readonly [open: string, close: string]>> = {
  en: ['“', '”'], fr: ['« ', ' »'], es: ['«', '»'], de: ['„', '“'], it: ['«', '»'], pt: ['“', '”'],
};

/** The language's own quotation marks, true apostrophes, one ellipsis character, dashes that are dashes. Spaces are set later, with the whole script. */
export function setQuotes(text: string, language: Language): string {
  const [open, close] = quotes[language];
  return text
    .replace(/\.{3,}|…\.+/gu, '…')
    .replace(/\s+-{1,3}\s+|\s*--\s*/gu, ' – ')
    .replace(/(?<=[\p{L}\p{N}])['`´](?=\p{L})/gu, '’')
    .replace(/(?:"|“|”|„|«\s*|\s*»){1}(?<inside>[^"“”„«»]+?)(?:"|”|“|\s*»|«)/gu, (_all, inside: string) => `${open}${inside.trim()}${close}`)
    .replace(/(?<![\p{L}\p{N}])'(?<inside>[^'\n]+)'(?!\p{L})/gu, (_all, inside: string) => `${open}${inside.trim()}${close}`)
    .replace(/(?<=\p{L})'(?=\s|[.,;:!?]|$)/gu, '’')
    .replace(/\s+/gu, ' ')
    .replace(/\s+(?=[.,…])/gu, '')
    .trim();
}
