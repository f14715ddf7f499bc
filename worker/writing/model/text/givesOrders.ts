import type { Language } from '../../../../shared/vocabulary.ts';

/** Orders and dragging along, which listeners like least (design: writing, "Words"). The fatal checks let them pass. */
const orders: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:you (?:must|should|have to|ought to)|let(?:’|')s|we(?:’ll|’re|’ve)?)\b/iu,
  fr: /(?<!\p{L})(?:tu dois|vous devez|tu devrais|vous devriez|il faut que (?:tu|vous)|nous)(?!\p{L})/iu,
  es: /(?<!\p{L})(?:debes|deberías|tienes que|nosotr[oa]s)(?!\p{L})/iu,
  de: /(?<!\p{L})(?:du musst|du solltest|sie müssen|sie sollten|wir)(?!\p{L})/iu,
  it: /(?<!\p{L})(?:devi|dovresti|noi)(?!\p{L})/iu,
  pt: /(?<!\p{L})(?:você (?:deve|deveria|tem que|tem de)|nós)(?!\p{L})/iu,
};

export const givesOrders = (sentence: string, language: Language): boolean => orders[language].test(sentence);
