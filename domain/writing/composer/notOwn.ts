import { foldText } from '../../../shared/checks/foldText.ts';
import type { Language } from '../../../shared/vocabulary.ts';
import type { TextWord } from './lexicon.ts';
import { wordPattern } from './wordPattern.ts';

/** How a language says that a matter is not the listener's own, or not any more; `_` stands for any word. */
type Signs = {
  /** Somebody close; not as whom the script is for. */
  readonly relative: string;
  /** The writer themselves, by a pronoun or, where the verb says it, by a frequent verb: a part that has them is about them, too. */
  readonly self: string;
  /** It is over. */
  readonly over: string;
  /** Somebody has died: whose they were, their loss is. */
  readonly died: string;
};

const signs: Readonly<Record<Language, Signs>> = {
  en: {
    relative: `(?<!for )(?:my|our)(?: _)? (?:mother|mum|mom|father|dad|sister|brother|son|daughter|husband|wife|partner|boyfriend|girlfriend|flatmate|roommate|neighbour|neighbor|colleague|boss|friend|uncle|aunt|grandmother|grandfather|gran|cousin|niece|nephew|baby|dog|cat|kid|kids|children)(?! s\\b)`,
    self: `i|me|myself|i m|we|us`,
    over: `(?:that|it|this)(?: s| is| was)(?: all)?(?: long)? (?:over|behind me|ancient history|in the past|years ago|last year|long ago)|(?:i ve|i have|i) (?:already )?(?:passed|got over|beaten) (?:it|that|my)`,
    died: `died|has passed away|passed away|is dead`,
  },
  de: {
    relative: `(?<!fur )(?:mein|meine|meiner|meinem|unser|unsere|unserer)(?: _)? (?:mutter|mama|vater|papa|schwester|bruder|sohn|tochter|mann|frau|partner|partnerin|freund|freundin|mitbewohner|mitbewohnerin|nachbar|nachbarin|kollege|kollegin|kollegen|chef|chefin|onkel|tante|oma|opa|grossmutter|grossvater|cousin|cousine|nichte|neffe|baby|hund|katze|kind|kinder)s?`,
    self: `ich|mich|mir|wir|uns`,
    over: `(?:ist|war)(?: _){0,2} (?:vorbei|vorbei gegangen|geschichte|uberstanden|ausgestanden|langst her)|(?:hinter mir|lange her|langst her|vergangenheit)|(?<!nicht )bestanden`,
    died: `gestorben|starb|verstorben|ist tot`,
  },
  fr: {
    relative: `(?<!pour )(?:mon|ma|mes|notre|nos)(?: _)? (?:mere|maman|pere|papa|soeur|frere|fils|fille|mari|femme|compagnon|compagne|conjoint|conjointe|ami|amie|copain|copine|colocataire|voisin|voisine|voisins|collegue|collegues|chef|cheffe|patron|patronne|oncle|tante|grand mere|grand pere|cousin|cousine|niece|neveu|bebe|chien|chat|enfant|enfants)`,
    self: `je|j|me|m|moi|nous`,
    over: `c est (?:fini|du passe|derriere moi|passe|de l histoire ancienne|regle)|c etait(?: _){0,2} (?:avant|autrefois|l an dernier|l annee derniere|dernier|derniere)|histoire ancienne|derriere moi`,
    died: `est mort|est morte|mort|morte|decede|decedee|nous a quittes`,
  },
  es: {
    relative: `(?<!para )(?:mi|mis|nuestro|nuestra|nuestros|nuestras)(?: _)? (?:madre|mama|padre|papa|hermana|hermano|hijo|hija|hijos|marido|mujer|esposo|esposa|pareja|novio|novia|companero|companera|amigo|amiga|vecino|vecina|vecinos|jefe|jefa|tio|tia|abuela|abuelo|primo|prima|sobrina|sobrino|bebe|perro|gato|nino|nina)`,
    self: `yo|me|mi mismo|mi misma|conmigo|nosotros|nosotras|nos|duermo|puedo|quiero|quisiera|tengo|estoy|necesito|he|soy|voy|logro|consigo|fumo|paso|llevo|despierto|hago|siento|busco|grito|chillo|discuto|pierdo|exploto|reacciono|extrano|hablo|vuelvo|viajo|muerdo|entreno|compito|corro|conduzco|manejo|doy|vivo|salgo|llego|pienso|temo|sufro|lloro`,
    over: `(?:eso|esto|ya)(?: _){0,1} (?:paso|quedo atras|era antes|se acabo|termino|es historia)|se me (?:paso|ha pasado|fue)|(?:lo|la) (?:tengo|he) superad[oa]|historia pasada|ya (?:aprobe|lo aprobe|la aprobe)`,
    died: `murio|ha muerto|fallecio|ha fallecido|murieron`,
  },
  it: {
    relative: `(?<!per )(?:mio|mia|miei|mie|nostro|nostra|nostri|nostre)(?: _)? (?:madre|mamma|padre|papa|sorella|fratello|figlio|figlia|figli|marito|moglie|compagno|compagna|amico|amica|coinquilino|coinquilina|vicino|vicina|vicini|collega|colleghi|capo|zio|zia|nonna|nonno|cugino|cugina|nipote|ragazzo|ragazza|bambino|bambina|cane|gatto)`,
    self: `io|mi|me|noi|ci|dormo|riesco|posso|voglio|vorrei|ho|sono|devo|sto|fumo|vado|cerco|sento|faccio|passo|litigo|urlo|grido|perdo|reagisco|parlo|torno|mordo|mangio|corro|guido|vivo|esco|arrivo|penso|temo|soffro|piango|prendo|metto`,
    over: `(?:e|era)(?: _){0,2} (?:finita|finito|passata|passato|acqua passata|storia vecchia|superata|superato|alle spalle)|mi e passat[oa]|acqua passata|alle spalle|(?:l ho|ho)(?: gia)? (?:superat[oa]|passat[oa])`,
    died: `e morto|e morta|morto|morta|e mancato|e mancata|e venuto a mancare|e venuta a mancare|e scomparso|e scomparsa`,
  },
  pt: {
    relative: `(?<!para )(?:(?:o|a|os|as) )?(?:meu|minha|meus|minhas|nosso|nossa|nossos|nossas)(?: _)? (?:mae|pai|irma|irmao|filho|filha|filhos|marido|mulher|esposa|esposo|companheiro|companheira|namorado|namorada|amigo|amiga|vizinho|vizinha|vizinhos|colega|colegas|chefe|tio|tia|avo|primo|prima|sobrinha|sobrinho|bebe|cachorro|gato|crianca|criancas)`,
    self: `eu|me|mim|comigo|nos|a gente|durmo|consigo|posso|quero|queria|tenho|estou|preciso|sou|vou|fico|acordo|fumo|sinto|passo|busco|grito|brigo|discuto|perco|explodo|reajo|falo|volto|viajo|mordo|corro|dirijo|dou|vivo|saio|chego|penso|temo|sofro|choro`,
    over: `(?:isso|ja)(?: _){0,2} (?:passou|acabou|ficou para tras|e passado|era antes|foi embora|ficou no passado)|ja (?:passei|superei|venci)|coisa do passado|agua passada`,
    died: `morreu|faleceu|morreram`,
  },
};

type Patterns = Readonly<Record<keyof Signs, RegExp>>;
const patterns = new Map<Language, Patterns>();

function patternsOf(language: Language): Patterns {
  const ready = patterns.get(language);
  if (ready) return ready;
  const { relative, self, over, died } = signs[language];
  const made = {
    relative: wordPattern(relative),
    self: wordPattern(self),
    over: wordPattern(over),
    died: wordPattern(died),
  };
  patterns.set(language, made);
  return made;
}

/** The words of a text, given in order, that speak of somebody else's matter or of one that is over; no need is read from them. */
export function wordsNotOwn(text: string, words: readonly TextWord[], language: Language): ReadonlySet<TextWord> {
  const plain = foldText(text)
    .replaceAll(/[.!?…;\n]/gu, '.')
    .replaceAll(/[,:()—–]/gu, ',')
    .replaceAll(/[^\p{L}\p{N}.,]/gu, (other) => ' '.repeat(other.length));
  const signsHere = patternsOf(language);
  let at = 0;
  const spans = plain.split('.').flatMap((sentence) => {
    const start = at;
    at += sentence.length + 1;
    return partsOf(sentence, start, signsHere).filter(({ isOwn }) => !isOwn);
  });
  let next = 0;
  return new Set(
    words.filter(({ start }) => {
      while ((spans[next]?.end ?? Infinity) <= start) next += 1;
      return (spans[next]?.start ?? Infinity) <= start;
    }),
  );
}

type Span = { readonly start: number; readonly end: number; readonly isOwn: boolean };

/** Parts of a sentence before the one that says it is over that are over with it. */
const partsBefore = 2;

/** The parts of a sentence between its commas, and whether each is the writer's own matter, and still one. */
function partsOf(sentence: string, start: number, { relative, self, over, died }: Patterns): Span[] {
  let at = start;
  const parts = sentence.split(',').map((text) => {
    const span = { text, start: at, end: at + text.length };
    at += text.length + 1;
    return span;
  });
  const ended = parts.findLastIndex(({ text }) => has(over, text));
  return parts.map(({ text, ...span }, index) => ({
    ...span,
    isOwn:
      !(index <= ended && index >= ended - partsBefore) && (!isSubject(relative, text) || has(self, text) || has(died, text)),
  }));
}

/** Words that may stand before the one whom a part of a sentence is about: “lately”, “and yet”. */
const maxWordsBefore = 2;

const isSubject = (pattern: RegExp, text: string): boolean => {
  const at = text.search(pattern);
  return at !== -1 && text.slice(0, at).split(' ').filter(Boolean).length <= maxWordsBefore;
};

const has = (pattern: RegExp, text: string): boolean => text.search(pattern) !== -1;
