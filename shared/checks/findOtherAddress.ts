import type { AddressForm, Language } from '../vocabulary.ts';

export type OtherAddress = { readonly word: string; readonly start: number; readonly end: number };

const word = (list: string, flags = 'iu'): RegExp => new RegExp(String.raw`(?<![\p{L}\p{M}])(?:${list})(?![\p{L}\p{M}])`, flags);
/** A capital that no beginning of a sentence explains. */
const midSentence = (list: string): RegExp => new RegExp(String.raw`(?<=[\p{L}\p{N},;][ \u00A0])(?:${list})(?!\p{L})`, 'u');

/**
 * What gives away that the listener is addressed in another form than the asked one. Rather one too few than one too
 * many, for each stops a script: German "Sie" counts where its capital tells, French "ton" where it can be no noun
 * ("d’un ton calme"), "tu" where it is no participle ("s’est tu"). Verbs in "-ez" are all of the second person plural,
 * but for the words that are none.
 */
const ofOthers: Readonly<Record<Language, Partial<Record<AddressForm, readonly RegExp[]>>>> = {
  en: {},
  fr: {
    formal: [
      word('(?<!(?:est|es|suis|sont|était|soit|être)[ \u00A0])tu|te|toi|tes|ta|tien(?:ne)?s?'),
      /(?<![\p{L}\p{M}])t[’'](?=\p{L})/iu,
      word(
        String.raw`(?<!(?<!\p{L})(?:une?|l[ea]|les|du|des|ce|au|de|quel|même|bon|son|mon|notre|votre|aucun|chaque|autre|demi|sur)[ \u00A0])ton(?=[ \u00A0]\p{Ll})`,
      ),
      // An imperative without a pronoun tells by what follows: "Laisse les épaules", but not "Laisse et collier".
      /^(?:Laisse|Imagine|Remarque|Sens|Écoute|Regarde|Prends|Observe|Accueille|Savoure|Permets|Ferme|Ouvre|Relâche|Découvre|Choisis|Goûte|Vois|Suis|Pense|Respire|Reviens|Descends)[ \u00A0](?:(?:les?|la|ce|cet|cette|ces|une?|des|comme|comment|que|venir|aller|à|au|aux|dans|vers|encore|maintenant|doucement|simplement)(?!\p{L})|[ld]’)/u,
    ],
    informal: [
      word('(?<!rendez-|garde-à-)vous|votre|vos|vôtres?'),
      /(?<![\p{L}\p{M}’'-])(?!(?:nez|chez|assez|rez|fez|lez)(?!\p{L}))\p{Ll}{2,}ez(?!\p{L}|-(?:de|vous)(?!\p{L}))/u,
      /^(?!(?:Nez|Chez|Assez|Rez)(?!\p{L}))\p{Lu}\p{Ll}+ez(?![\p{L},]|-(?:de|vous)(?!\p{L}))/u,
    ],
  },
  es: { informal: [word('usted(?:es)?|vosotr[oa]s|vuestr[oa]s?')] },
  de: { formal: [word('du|dich|dir|dein(?:e[mnrs]?|s)?')], informal: [midSentence('Sie|Ihnen|Ihr(?:e[mnrs]?)?')] },
  it: { informal: [word('voi|vostr[oaie]'), midSentence('Lei')] },
  pt: { informal: [word('tu|teus?|tuas?|ti|contigo|vós|voss[oa]s?')] },
};

/** The marks that quotations open with, and what closes each. */
const closings: Readonly<Record<string, string>> = { '«': '»', '„': '“', '“': '”' };

/**
 * What is quoted is said to somebody else, or was typed by the listener: its offsets stay and its words go. A mark
 * that nothing closes after one opening is not looked for again after the next.
 */
function withoutQuotes(text: string): string {
  const unclosed = new Set<string>();
  const parts: string[] = [];
  let from = 0;
  for (const { index, 0: opening } of text.matchAll(/[«„“]/gu)) {
    const closing = closings[opening] ?? opening;
    if (index < from || unclosed.has(closing)) continue;
    const end = text.indexOf(closing, index + 1) + 1;
    if (end === 0) unclosed.add(closing);
    else {
      parts.push(text.slice(from, index), ' '.repeat(end - index));
      from = end;
    }
  }
  return from === 0 ? text : [...parts, text.slice(from)].join('');
}

/** The first word of a sentence that addresses the listener in another form; `null` where there is none. */
export function findOtherAddress(sentence: string, language: Language, address: AddressForm): OtherAddress | null {
  const text = withoutQuotes(sentence);
  for (const pattern of ofOthers[language][address] ?? []) {
    const found = pattern.exec(text);
    if (found) return { word: found[0], start: found.index, end: found.index + found[0].length };
  }
  return null;
}
