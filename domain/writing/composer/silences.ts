import { foldText } from '../../../shared/checks/foldText.ts';
import type { Language } from '../../../shared/vocabulary.ts';
import type { TextWord } from './lexicon.ts';
import { wordPattern } from './wordPattern.ts';

/** How a language asks not to speak of something; `_` stands for any word. */
type Silences = {
  /** What follows is not to be spoken of, to the end of the sentence or to what begins the contrary. */
  readonly before: string;
  /** The whole sentence is not: “leave that out”, and in German wherever the verb stands. */
  readonly anywhere: string;
  /** Begins the contrary. */
  readonly turns: string;
};

const speaking =
  'mention|mentioning|talk|talking|speak|speaking|say|saying|bring|bringing|refer|referring|name|naming|include|including|touch|touching|remind|reminding';

const silences: Readonly<Record<Language, Silences>> = {
  en: {
    before: `(?<!\\bi )(?:don t|dont|do not|never|not to|without|please not|rather not|avoid)(?: _){0,2}? (?:${speaking})|i (?:don t|dont|do not|would rather not|d rather not)(?: (?:want|wish|like|want you|wish you|like you) to)? (?:mention|talk about|speak of|speak about|talk of|say anything about)|nothing (?:about|on|with|to do with|related)|no (?:mention|talk|word|words|reference|references) (?:of|about|on|to)|not a word (?:about|on|of)|leave out|skip|keep away from|steer clear of|spare me|no(?: _){1,3} in (?:it|the (?:text|script|story|session))`,
    anywhere: `(?:leave|keep) (?:that|this|it|him|her|them) out|(?:don t|dont|do not|without) (?:mention|mentioning) (?:it|that|this|him|her)|not(?: be)? mentioned`,
    turns: 'but|however',
  },
  de: {
    before: `(?:nichts|kein wort)(?: _)? (?:uber|von|vom|zu|zum)|(?:kein|keine|keinen|nichts)(?: _){1,3} im (?:text|skript)`,
    anywhere: `(?<!(?:kann|konnte|konnt|trau|traue|trau mich|traue mich|schaffe) )nicht(?: _){0,5}? (?:erwahn[^ .]*|ansprech[^ .]*|angesprochen|sprechen|sprich|reden|nennen|vorkomm[^ .]*|thematisier[^ .]*|einbau[^ .]*)|weglass[^ .]*|auslass[^ .]*|aussen vor|lass[^ .]*(?: _){0,4}? (?:weg|aus)`,
    turns: 'aber|sondern|jedoch',
  },
  fr: {
    before: `(?<!je )(?:ne|n)(?: _){0,1}? (?:parl|mentionn|evoqu|cit|nomm|abord)[^ .]*|(?<!(?:ose|peux|sais|arrive|supporte) )pas (?:parler|mentionner|evoquer|citer|nommer|aborder)|sans (?:parler|mentionner|evoquer|citer|nommer)|(?:rien|pas un mot|aucun mot|aucune mention|aucune allusion)(?: surtout)? (?:sur|de|du|des|au|d)|(?<!j )evite[^ .]*|(?:pas|aucun|aucune)(?: _){1,3} dans (?:le|ce) texte`,
    anywhere: `n en (?:parl|dit|dis)[^ .]* (?:pas|rien)|laisse[^ .]* (?:ca|cela) de cote|sans en parler`,
    turns: 'mais',
  },
  es: {
    before: `no(?: _){0,2}? (?:mencion|nombr)[^ .]*|no(?: (?!puedo|consigo|logro|se|podia|podria|soy|oso)[^ .]+)? (?:hables|hable|hablar|hablen|hablemos|digas|toques)|sin (?:mencionar|hablar|nombrar)|nada (?:de|sobre|del|acerca)|ni una palabra|evit(?:a|e|en|ar|ad|emos|ando)[^ .]*`,
    anywhere: `(?:eso|esto) no lo mencion[^ .]*|no lo (?:mencion|nombr)[^ .]*|deja[^ .]* (?:eso|esto|lo) fuera`,
    turns: 'pero|sino',
  },
  it: {
    before: `non(?: _){0,2}? (?:menzion|nomin)[^ .]*|non(?: (?!riesco|posso|so|oso|riuscivo|sopporto)[^ .]+)? (?:parlare|parlarmi|parli|parlate|citare|citi|accennare)|senza (?:menzionare|nominare|parlare|citare)|(?:niente|nulla|nessun cenno|nemmeno una parola|neanche una parola)(?: che riguardi)? (?:su|sul|sulla|sui|sulle|di|del|della|riguardo)|evit(?:a|i|ate|are|ando|iamo)[^ .]*|(?:niente|nessun|nessuna)(?: _){1,3} nel testo`,
    anywhere: `non (?:ne|lo|la) (?:parl|menzion|nomin)[^ .]*|lascia[^ .]* (?:questo|cio|quello) fuori`,
    turns: 'ma|pero',
  },
  pt: {
    before: `nao(?: _){0,2}? (?:mencion|cit)[^ .]*|nao(?: (?!consigo|posso|sei|ouso|conseguia|suporto)[^ .]+)? (?:fale|falem|falar|toque|tocar|diga)|sem (?:mencionar|falar|citar|tocar)|nada (?:sobre|de|do|da|dos|das|a respeito)|nem uma palavra|evit(?:a|e|em|ar|ando|emos)[^ .]*|(?:sem|nenhum|nenhuma)(?: _){1,3} no texto`,
    anywhere: `nao (?:o|a|isso) mencion[^ .]*|deix[^ .]* (?:isso|isto) de fora`,
    turns: 'mas|porem',
  },
};

const patterns = new Map<Language, Readonly<Record<keyof Silences, RegExp>>>();

function patternsOf(language: Language): Readonly<Record<keyof Silences, RegExp>> {
  const ready = patterns.get(language);
  if (ready) return ready;
  const { before, anywhere, turns } = silences[language];
  const made = { before: wordPattern(before), anywhere: wordPattern(anywhere), turns: wordPattern(turns) };
  patterns.set(language, made);
  return made;
}

type Span = { readonly start: number; readonly end: number };

/** The words of a text, given in order, of which it asks not to speak; what somebody needs is not read from them. */
export function silentWords(text: string, words: readonly TextWord[], language: Language): ReadonlySet<TextWord> {
  const silent = new Set<TextWord>();
  let next = 0;
  for (const { start, end } of silencedSpans(text, language)) {
    for (let word = words[next]; word && word.start < end; word = words[next]) {
      if (word.start >= start) silent.add(word);
      next += 1;
    }
  }
  return silent;
}

/** In order; each ends where the next begins, or before. */
function silencedSpans(text: string, language: Language): Span[] {
  const { before, anywhere, turns } = patternsOf(language);
  const plain = foldText(text)
    .replaceAll(/[.!?…;\n]/gu, '.')
    .replaceAll(/[^\p{L}\p{N}.]/gu, (other) => ' '.repeat(other.length));
  let start = 0;
  return plain.split('.').flatMap((sentence) => {
    const at = start;
    start += sentence.length + 1;
    if (sentence.search(anywhere) !== -1) return [{ start: at, end: at + sentence.length }];
    const ends = Array.from(sentence.matchAll(turns), ({ index }) => index);
    const starts = Array.from(sentence.matchAll(before), ({ index }) => index);
    let turn = 0;
    return starts.map((index, position) => {
      while ((ends[turn] ?? Infinity) <= index) turn += 1;
      const end = Math.min(ends[turn] ?? sentence.length, starts[position + 1] ?? sentence.length);
      return { start: at + index, end: at + end };
    });
  });
}
