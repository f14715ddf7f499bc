import { stopWords } from '../../shared/stances/stopWords.ts';
import { parseScript } from '../../shared/markup/parseScript.ts';
import { spokenCharacters } from '../../shared/markup/clock.ts';
import { languages, needs, scriptTypes, type Language, type SectionKind } from '../../shared/vocabulary.ts';
import type { GenerateBody } from '../../shared/generations.schema.ts';
import { stemOf, wordsOf } from '../../domain/writing/composer/lexicon.ts';
import { getPack } from '../../domain/writing/composer/pack.ts';
import { randomFrom, shuffled } from '../../domain/writing/composer/random.ts';
import { recallPhrases } from '../../domain/writing/composer/recallPhrases.ts';
import type { Whole } from '../../domain/writing/writeWhole.ts';
import { gridOf } from './grid.ts';
import type { Write } from './measure.ts';

export type Hearts = {
  /** Part of neighbouring sentences of the heart that share a content word, and of the same sentences shuffled (spec: writing, 15). */
  readonly linked: number;
  readonly linkedShuffled: number;
  /** Part of the sentences outside body and breath that were picked singly. */
  readonly single: number;
  /** The smallest part of a heart's speech that a need's passages have, and the smallest ratio of the sixth script's to the first's. */
  readonly needShare: number;
  readonly sixthOfFirst: number;
};

const minutes = 15;
/** A word that a script holds more often than this is counted so often only. */
const maxOfWord = 4;
const minStemLength = 4;
/** Words of a pack that are too common to link anything. */
const commonWords = 60;

/** How the hearts of composed scripts hold together, and how much of them is the person's need. */
export async function measureHearts(write: Write): Promise<Hearts> {
  const counts = { pairs: 0, linked: 0, shuffled: 0, outside: 0, single: 0 };
  for (const [index, request] of gridOf([minutes]).entries()) {
    const whole = await write(request, `heart-${index}`);
    const sentences = heartOf(whole);
    counts.pairs += Math.max(0, sentences.length - 1);
    counts.linked += countLinked(sentences, request.language);
    counts.shuffled += countLinked(shuffled(randomFrom(`heart-${index}`, 'order'), sentences), request.language);
    const outside = sentencesOf(whole, (kind) => !bodily.has(kind));
    counts.outside += outside.length;
    counts.single += outside.filter((text) => isSingle(text, request.language)).length;
  }
  const ofNeeds = await measureNeeds(write);
  return {
    linked: counts.linked / counts.pairs,
    linkedShuffled: counts.shuffled / counts.pairs,
    single: counts.single / counts.outside,
    ...ofNeeds,
  };
}

async function measureNeeds(write: Write): Promise<Pick<Hearts, 'needShare' | 'sixthOfFirst'>> {
  let [needShare, sixthOfFirst] = [1, Infinity];
  for (const language of languages)
    for (const type of scriptTypes)
      for (const need of needs) {
        const recent = new Set<string>();
        const shares: number[] = [];
        for (let turn = 1; turn <= 6; turn += 1) {
          const request = { ...requestOf(language, type), need } as const;
          const whole = await write(request, `${need}-${turn}`, recent);
          shares.push(shareOf(whole, language));
          for (const id of recallPhrases(
            getPack(language),
            sentencesOf(whole, () => true),
          ))
            recent.add(id);
        }
        needShare = Math.min(needShare, shares[0] ?? 0);
        sixthOfFirst = Math.min(sixthOfFirst, (shares[5] ?? 0) / (shares[0] ?? 1));
      }
  return { needShare, sixthOfFirst };
}

const requestOf = (language: Language, type: GenerateBody['type']): GenerateBody => ({
  language,
  type,
  theme: 'stress',
  duration: minutes,
  style: 'gentle',
  approach: 'calm',
  intensity: 'moderate',
  includeMetaphors: true,
  includeBreathing: true,
  advancedVisualization: false,
});

const bodily: ReadonlySet<SectionKind> = new Set(['body', 'breath']);

const heartOf = (whole: Whole): string[] => sentencesOf(whole, (kind) => kind === 'theme' || kind === 'suggestion');

const sentencesOf = ({ content, assignment }: Whole, fits: (kind: SectionKind) => boolean): string[] =>
  parseScript(content).sections.flatMap(({ sentences }, index) => {
    const kind = assignment.plan.sections[index]?.kind;
    return kind && fits(kind) ? sentences.map(({ text }) => text) : [];
  });

function shareOf(whole: Whole, language: Language): number {
  const pack = getPack(language);
  const ofNeed = new Set(pack.passages.flatMap(({ id, need }) => (need === null ? [] : id)));
  const heart = heartOf(whole);
  const own = heart.filter((text) => recallPhrases(pack, [text]).some((id) => ofNeed.has(id.replace(/\/.*$/u, ''))));
  const lettersOf = (texts: readonly string[]) => texts.reduce((sum, text) => sum + spokenCharacters(text), 0);
  return lettersOf(own) / lettersOf(heart);
}

const isSingle = (text: string, language: Language): boolean => {
  const [id = ''] = recallPhrases(getPack(language), [text]);
  return !/^(?:passage|scene|deepening|induction)\./u.test(id);
};

function countLinked(sentences: readonly string[], language: Language): number {
  const counts = new Map<string, number>();
  const stems = sentences.map((text) => {
    const own = new Set<string>();
    for (const stem of contentStems(text, language)) {
      const count = (counts.get(stem) ?? 0) + 1;
      counts.set(stem, count);
      if (count <= maxOfWord) own.add(stem);
    }
    return own;
  });
  return stems.filter((own, index) => [...own].some((stem) => stems[index + 1]?.has(stem))).length;
}

const contentStems = (text: string, language: Language): Set<string> =>
  new Set(
    wordsOf(text).flatMap(({ word }) => {
      const stem = stemOf(word, language);
      return stem.length < minStemLength || stopWords[language].has(word) || commonOf(language).has(stem) ? [] : [stem];
    }),
  );

const common = new Map<Language, ReadonlySet<string>>();
function commonOf(language: Language): ReadonlySet<string> {
  const ready = common.get(language);
  if (ready) return ready;
  const counts = new Map<string, number>();
  for (const list of getPack(language).phrases.values())
    for (const { texts } of list)
      for (const { word } of wordsOf(texts.informal)) {
        const stem = stemOf(word, language);
        if (!stopWords[language].has(word)) counts.set(stem, (counts.get(stem) ?? 0) + 1);
      }
  const made = new Set(
    [...counts]
      .toSorted(([, a], [, b]) => b - a)
      .slice(0, commonWords)
      .map(([stem]) => stem),
  );
  common.set(language, made);
  return made;
}
