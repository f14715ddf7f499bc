import type { TextEdit } from '../../scripts.schema.ts';
import type { Language } from '../../vocabulary.ts';
import { sentenceOf, toFix, type Fixer } from './fixable.ts';

/**
 * Where a clause begins that can stand alone: after a semicolon, and, where the language says its subject, after a comma
 * with "and" or "but" and a pronoun. "And the …" may go on with a list, and is left alone. Spaces before it are taken from
 * the first one, and read once.
 */
const joints: Readonly<Record<Language, RegExp>> = {
  en: /(?<![ \u00A0\u202F])[ \u00A0\u202F]*(?:;\s+|,\s+(?=(?:and|but|so|yet) (?:you|it|there)(?!\p{L})))(\p{L})/gu,
  fr: /(?<![ \u00A0\u202F])[ \u00A0\u202F]*(?:;\s+|,\s+(?=(?:et|mais) (?:vous|tu|il|elle|cela)(?!\p{L})))(\p{L})/gu,
  es: /(?<![ \u00A0\u202F])[ \u00A0\u202F]*(?:;\s+|,\s+(?=(?:y|pero) (?:tú|eso|esto)(?!\p{L})))(\p{L})/gu,
  de: /(?<![ \u00A0\u202F])[ \u00A0\u202F]*(?:;\s+|,\s+(?=(?:und|aber|doch) (?:du|Sie|es)(?!\p{L})))(\p{L})/gu,
  it: /(?<![ \u00A0\u202F])[ \u00A0\u202F]*(?:;\s+|,\s+(?=(?:e|ma) (?:tu|questo|tutto)(?!\p{L})))(\p{L})/gu,
  pt: /(?<![ \u00A0\u202F])[ \u00A0\u202F]*(?:;\s+|,\s+(?=(?:e|mas) (?:você|isso|isto)(?!\p{L})))(\p{L})/gu,
};

/** A sentence that opens with one of these may lean on what follows; only its semicolons part it. */
const leaning: Readonly<Record<Language, RegExp>> = {
  en: /^(?:if|when|whenever|while|as|once|since|because|although|though|before|after|until|where|whether|with each)(?!\p{L})/iu,
  fr: /^(?:si|quand|lorsque?|pendant que|comme|puisque?|parce que|bien que|avant|après|dès que|tandis que|où|à mesure)(?!\p{L})/iu,
  es: /^(?:si|cuando|mientras|como|porque|aunque|antes|después|hasta|donde|a medida|cada vez)(?!\p{L})/iu,
  de: /^(?:wenn|während|als|sobald|da|weil|obwohl|bevor|nachdem|bis|wo|indem|ob|falls|je)(?!\p{L})/iu,
  it: /^(?:se|quando|mentre|come|poiché|perché|sebbene|prima|dopo|finché|dove|man mano|ogni volta)(?!\p{L})/iu,
  pt: /^(?:se|quando|enquanto|como|porque|embora|antes|depois|até|onde|à medida|cada vez)(?!\p{L})/iu,
};

/** Makes two sentences, or more, of one that is long, where it is sewn together and no quotation or bracket goes over the seam. */
export const splitSentence: Fixer = (script, finding) => {
  const sentence = sentenceOf(script, finding);
  if (!sentence || /["“”„«»()[\]{}]/u.test(sentence.text)) return [];
  const { text, start } = sentence;
  const leans = leaning[script.language].test(text);
  const seams = [...text.matchAll(joints[script.language])]
    .filter((found) => found[0].includes(';') || !leans)
    .map((found): TextEdit => {
      const letter = found[1] ?? '';
      const from = start + found.index;
      return { start: from, end: from + found[0].length, text: `.\n${letter.toUpperCase()}` };
    });
  const middle = start + text.length / 2;
  const one = seams
    .toSorted((a, b) => Math.abs(a.start - middle) - Math.abs(b.start - middle))
    .map((seam) => toFix('split-sentence', seam));
  return seams.length > 1 ? [...one, toFix('split-sentence', ...seams)] : one;
};
