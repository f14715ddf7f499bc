import { foldText } from '../../../shared/checks/foldText.ts';
import type { Language } from '../../../shared/vocabulary.ts';
import type { Passage } from './readPassages.ts';

const seasons = ['spring', 'summer', 'autumn', 'winter'] as const;
/** In the order of a day. */
const dayParts = ['morning', 'day', 'evening', 'night'] as const;
type Season = (typeof seasons)[number];
type DayPart = (typeof dayParts)[number];

/** When a story happens, where it says so. */
type StoryTime = { readonly season: Season | null; readonly dayPart: DayPart | null };

/** Beginnings of words, folded, that say a season or a part of the day in stories; a word that may mean something else is left out. */
const words: Readonly<Record<Language, Readonly<Record<Season | DayPart, string>>>> = {
  en: {
    spring: 'april|spring (?:rain|day|morning|evening)|in spring',
    summer: 'summer|june|july|august',
    autumn: 'autumn|october|november',
    winter: 'snow|winter|frost|icicle',
    morning: 'morning|dawn|daybreak|sunrise',
    day: 'noon|midday|afternoon',
    evening: 'evening|dusk|sunset|twilight',
    night: 'night|midnight|stars|starry|moon',
  },
  de: {
    spring: 'fruhling|fruhjahr|april',
    summer: 'sommer|juni|juli|august',
    autumn: 'herbst|oktober|november',
    winter: 'schnee|geschneit|verschneit|winter|frost|eiszapfen',
    morning: 'morgen|sonnenaufgang',
    day: 'mittag|nachmittag',
    evening: 'abend|dammerung|sonnenuntergang',
    night: 'nacht|mitternacht|stern|mond',
  },
  fr: {
    spring: 'printemps|avril',
    summer: "(?:d'|l'|en |cet )ete(?!\\p{L})|juin|juillet|aout",
    autumn: "automne|d'automne|l'automne|octobre|novembre",
    winter: "neige|hiver|d'hiver|l'hiver|givre",
    morning: "matin|aube|l'aube|aurore",
    day: "midi|apres-midi|l'apres-midi",
    evening: 'soir|crepuscule|coucher du soleil',
    night: 'nuit|minuit|etoile|lune',
  },
  es: {
    spring: 'primavera|abril',
    summer: 'verano|junio|julio|agosto',
    autumn: 'otono|octubre|noviembre',
    winter: 'nieve|nevad|invierno|escarcha',
    morning: 'manana|amanecer|alba',
    day: 'mediodia|media tarde|siesta',
    evening: 'atardecer|anochecer|ocaso|cae la tarde|caer la tarde|la tarde se posa|se va la luz',
    night: 'noche|medianoche|estrella|luna',
  },
  it: {
    spring: 'primavera|aprile',
    summer: "estate|d'estate|l'estate|estiv|giugno|luglio|agosto",
    autumn: "autunno|d'autunno|l'autunno|ottobre|novembre",
    winter: "neve|nevica|inverno|d'inverno|l'inverno|invernal|brina",
    morning: "mattin|alba|l'alba|all'alba",
    day: 'mezzogiorno|pomeriggio',
    evening: 'sera(?!\\p{L})|serale|serata|tramonto|crepuscolo|imbrunire',
    night: 'notte|mezzanotte|notturn|stelle|luna',
  },
  pt: {
    spring: 'primavera',
    summer: 'verao|dezembro|janeiro',
    autumn: 'outono',
    winter: 'inverno|neve|geada|junho|julho',
    morning: 'manha|amanhecer|alvorada',
    day: 'meio-dia|meio da tarde',
    evening: 'entardecer|anoitecer|fim d[ea] tarde|tarde acaba|escurece|crepusculo|por do sol|por-do-sol',
    night: 'noite|meia-noite|estrela|lua(?!\\p{L})|luar',
  },
};

const patterns = new Map<string, RegExp>();

function patternOf(language: Language, time: Season | DayPart): RegExp {
  const key = `${language} ${time}`;
  const pattern = patterns.get(key) ?? new RegExp(`(?<!\\p{L})(?:${words[language][time]})`, 'u');
  patterns.set(key, pattern);
  return pattern;
}

const known = new WeakMap<Passage, StoryTime>();

/** By the first sentence of its core that says it. */
function timeOf(passage: Passage, language: Language): StoryTime {
  const ready = known.get(passage);
  if (ready) return ready;
  const texts = passage.sentences.map(({ phrase }) => foldText(phrase.texts.informal));
  const find = <T extends Season | DayPart>(times: readonly T[]): T | null =>
    texts.flatMap((text) => times.find((time) => patternOf(language, time).test(text)) ?? [])[0] ?? null;
  const made = { season: find(seasons), dayPart: find(dayParts) };
  known.set(passage, made);
  return made;
}

/**
 * Whether a story can follow others in one script: no snow after a day in June, and no morning after the evening. A day may go on by
 * one of its parts.
 */
export function fitsTimes(passage: Passage, before: readonly Passage[], language: Language): boolean {
  const { season, dayPart } = timeOf(passage, language);
  return before.every((one) => {
    const earlier = timeOf(one, language);
    const step = dayPart && earlier.dayPart ? dayParts.indexOf(dayPart) - dayParts.indexOf(earlier.dayPart) : 0;
    return (season === null || earlier.season === null || season === earlier.season) && (step === 0 || step === 1);
  });
}
