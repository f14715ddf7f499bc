import { steeringFields, type SteeringField } from '../steering.schema.ts';
import type { Language } from '../vocabulary.ts';
import { any, plainWords, upTo } from './plainWords.ts';

/**
 * Words of an eating disorder, and of what people with one do: wide on purpose. What helps somebody to eat less may harm somebody who
 * starves or vomits.
 */
const signs: Readonly<Record<Language, string>> = {
  en: `anore[xc]${any}|bulimi${any}|orthorexi${any}|eating disorders?|disordered eating|(?:make|making|made) myself (?:sick|vomit|throw up)|(?:throw|throwing|threw) up ${upTo(2)}(?:after|what|my|meals|food)|(?:vomit|vomiting|purge|purging) ${upTo(3)}(?:after|meals?|food|eating|everything)|bing(?:e|eing|ing) ${upTo(2)}purg${any}|starv(?:e|ed|ing) myself|laxatives`,
  de: `magersucht${any}|magersuchtig${any}|anorekt${any}|anorex${any}|bulimi${any}|bulemi${any}|orthorex${any}|ess ?storung${any}|essgestort${any}|(?:erbrech|ubergeb|kotz)${any} ${upTo(4)}(?:essen|mahlzeit${any}|gegessen${any})|(?:essen|mahlzeit${any}|gegessen) ${upTo(4)}(?:erbrech|ubergeb|kotz)${any}|abfuhrmittel|hungere mich|zu tode hungern`,
  fr: `anorexi${any}|boulimi${any}(?! (?:de|d) (?:travail|livres?|lecture|films?|series?))|hyperphagi${any}|orthorexi${any}|troubles? ${upTo(4)}alimentaires?|tca|(?:me (?:fais|faire|faisais)|je m) vomir|vomi${any} ${upTo(3)}(?:repas|manger|mange)|laxatifs?|me laisse mourir de faim`,
  es: `anorexi${any}|anorexic${any}|bulimi${any}|ortorexi${any}|trastornos? ${upTo(4)}(?:alimentari${any}|alimentici${any}|alimentacion)|tca|(?:me provoc${any}|provocarme) ${upTo(2)}vomit${any}|vomit${any} ${upTo(3)}(?:comer|comidas?|comido)|laxantes|me mato de hambre`,
  it: `anoressi${any}|bulimi${any}|ortoressi${any}|disturb[oi] ${upTo(3)}alimentar[ei]|dca|(?:mi provoc${any}|provocarmi|mi induco) ${upTo(2)}vomit${any}|vomit${any} ${upTo(3)}(?:mangiat[oa]|mangiare|pasti|pasto)|lassativi`,
  pt: `anorexi${any}|bulimi${any}|ortorexi${any}|(?:transtornos?|disturbios?) ${upTo(2)}alimentar(?:es)?|(?:me provoc${any}|provoc(?:o|ar|ando)|forc(?:o|ar)|induz${any}) ${upTo(2)}vomit${any}|vomit${any} ${upTo(3)}(?:comer|comida|refeic${any}|comi)|laxantes|me mato de fome`,
};
const compile = (language: Language): RegExp => new RegExp(` (?:${signs[language]}) `, 'u');
const compiled: Readonly<Record<Language, RegExp>> = {
  en: compile('en'),
  de: compile('de'),
  fr: compile('fr'),
  es: compile('es'),
  it: compile('it'),
  pt: compile('pt'),
};

type Asked = { readonly language: Language } & Partial<Readonly<Record<SteeringField, string | undefined>>>;

/** Whether the texts of a request name an eating disorder, their own or somebody else's. */
export const namesEatingDisorder = (asked: Asked): boolean =>
  steeringFields.some((field) => compiled[asked.language].test(plainWords(asked[field] ?? '')));
