import type { Language } from '../vocabulary.ts';
import { de } from './grammar.de.ts';
import { en } from './grammar.en.ts';
import { es } from './grammar.es.ts';
import { fr } from './grammar.fr.ts';
import { it } from './grammar.it.ts';
import { pt } from './grammar.pt.ts';
import type { StanceLists } from './StanceGrammar.ts';

type Patterns = Omit<StanceLists, 'turns' | 'links' | 'joins' | 'needs' | 'idioms' | 'wordsBeforeNeed'>;
export type StanceGrammar = Readonly<Record<keyof Patterns, RegExp>> & {
  /** Global: where a piece begins, with the group that says how. */
  readonly splits: RegExp;
  /** Global. */
  readonly needs: RegExp;
  /** Global. */
  readonly idioms: RegExp;
  readonly wordsBeforeNeed: number;
};

/** Whole words, between spaces that are no part of the match. */
const between = (list: string, flags = 'u'): RegExp => new RegExp(`(?<= )(?:${list})(?= )`, flags);

const compile = (lists: StanceLists): StanceGrammar => ({
  splits: between(`(?<turn>${lists.turns})|(?<link>${lists.links})|(?:${lists.joins})`, 'gu'),
  needs: between(lists.needs, 'gu'),
  idioms: between(lists.idioms, 'gu'),
  wants: between(lists.wants),
  praises: between(lists.praises),
  refuses: between(lists.refuses),
  refusesAll: between(lists.refusesAll),
  fears: between(lists.fears),
  fearsAll: between(lists.fearsAll),
  harms: between(lists.harms),
  mentions: between(lists.mentions),
  denies: between(lists.denies),
  wordsBeforeNeed: lists.wordsBeforeNeed,
});

export const stanceGrammars: Readonly<Record<Language, StanceGrammar>> = {
  en: compile(en),
  de: compile(de),
  fr: compile(fr),
  es: compile(es),
  it: compile(it),
  pt: compile(pt),
};
