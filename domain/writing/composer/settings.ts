import type { GenerateBody } from '../../../shared/generations.schema.ts';
import { plainWords } from '../../../shared/asked/plainWords.ts';
import { steeringFields } from '../../../shared/steering.schema.ts';
import type { Language } from '../../../shared/vocabulary.ts';

/** Forms of an occasion of which a script tells one: an interview in a room or on a screen, an exam on paper or with an examiner. */
export const settings = [
  'room',
  'screen',
  'written',
  'oral',
  'talk',
  'toast',
  'meeting',
  'round',
  'chair',
  'couch',
  'scan',
] as const;
export type Setting = (typeof settings)[number];

/** Told only to those who name them: most interviews are held in a room, most examinations are no scan. */
const named = ['screen', 'oral', 'toast', 'meeting', 'scan'] as const satisfies readonly Setting[];
/** Told to anybody, but by their words, too, chosen before the others. */
const others = ['written', 'chair'] as const satisfies readonly Setting[];
type Known = (typeof named)[number] | (typeof others)[number];

/** Folded words between spaces, as `plainWords` makes them. */
const words: Readonly<Record<Language, Readonly<Record<Known, string>>>> = {
  en: {
    screen: 'video (?:call|interview)|video|zoom|teams|online|remote|on screen',
    oral: 'oral|orals|viva|oral exam',
    toast: 'toast|wedding|best man|maid of honou?r',
    meeting: 'meetings?|team call',
    scan: 'mri|ct|scan|scanner|the tube',
    written: 'written|multiple choice',
    chair: 'dentists?|tooth|teeth|root canal|filling',
  },
  de: {
    screen: 'video|videocall|videogesprach|zoom|teams|online|bildschirm',
    oral: 'mundliche?[nrs]?|kolloquium|rigorosum',
    toast: 'hochzeit|hochzeitsrede|trauzeugin|trauzeuge|toast|trinkspruch',
    meeting: 'meetings?|besprechung|teamsitzung|sitzung',
    scan: 'mrt|ct|kernspin|rohre|tomographie',
    written: 'schriftliche?[nrs]?|klausur|klausuren',
    chair: 'zahnarzt|zahnarztin|zahn|zahne|wurzelbehandlung|zahnarztlichen?',
  },
  fr: {
    screen: 'visio|visioconference|zoom|teams|en ligne|a distance|video',
    oral: 'oral|oraux|soutenance',
    toast: 'toast|mariage|temoin',
    meeting: 'reunions?',
    scan: 'irm|scanner',
    written: 'ecrit|ecrits|ecrite|partiels?',
    chair: 'dentiste|dents?|carie|devitaliser',
  },
  es: {
    screen: 'videollamada|video|zoom|teams|online|en linea|a distancia',
    oral: 'oral|orales',
    toast: 'brindis|boda|padrino|madrina',
    meeting: 'reunion|reuniones',
    scan: 'resonancia|tac|escaner|tomografia',
    written: 'escrito|escritos|tipo test',
    chair: 'dentista|muelas?|dientes?|endodoncia',
  },
  it: {
    screen: 'videochiamata|video|zoom|teams|online|da remoto|schermo',
    oral: 'orale|orali|a voce',
    toast: 'brindisi|matrimonio|testimone',
    meeting: 'riunione|riunioni',
    scan: 'risonanza|tac|tomografia',
    written: 'scritto|scritti|a crocette',
    chair: 'dentista|denti|dente|devitalizzazione',
  },
  pt: {
    screen: 'videochamada|chamada de video|video|zoom|teams|online|remota',
    oral: 'oral|orais|banca',
    toast: 'brinde|casamento|padrinho|madrinha',
    meeting: 'reuniao|reunioes',
    scan: 'ressonancia|tomografia',
    written: 'escrita|escrito|multipla escolha',
    chair: 'dentista|dentes?|canal',
  },
};

const patterns = new Map<string, RegExp>();

function patternOf(language: Language, setting: Known): RegExp {
  const key = `${language} ${setting}`;
  const pattern = patterns.get(key) ?? new RegExp(` (?:${words[language][setting]}) `, 'u');
  patterns.set(key, pattern);
  return pattern;
}

/** Forms that one occasion can have. */
const families: readonly (readonly Setting[])[] = [
  ['room', 'screen'],
  ['written', 'oral'],
  ['talk', 'toast', 'meeting', 'round'],
  ['chair', 'couch', 'scan'],
];

/**
 * Which of some forms a script tells: one that the request names, else one that nobody needs to name. `null` where there is none, or where
 * the request names one of the same occasion that is not among them.
 */
export function chooseSetting(request: GenerateBody, found: readonly Setting[]): Setting | null {
  const texts = steeringFields.map((field) => plainWords(request[field] ?? ''));
  const asked = [...named, ...others].filter((one) => texts.some((text) => patternOf(request.language, one).test(text)));
  const isNamed = (setting: Setting): boolean => asked.some((one) => one === setting);
  const isOfOther = (setting: Setting): boolean =>
    families.some((family) => family.includes(setting) && asked.some((one) => family.includes(one)));
  const isUsual = (setting: Setting): boolean => !named.some((one) => one === setting) && !isOfOther(setting);
  return found.find(isNamed) ?? found.find(isUsual) ?? null;
}
