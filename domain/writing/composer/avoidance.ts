import { foldText } from '../../../shared/checks/foldText.ts';
import type { SteeringWord } from '../../../shared/steering.schema.ts';
import { subjectsByLanguage } from '../../../shared/subjects/subjectsByLanguage.ts';
import type { AvoidableSubject } from '../../../shared/vocabulary.ts';
import { entriesOf, stemOf, wordsOf, type Entry } from './lexicon.ts';
import { indexSubjects } from './indexSubjects.ts';
import type { Pack } from './pack.ts';

/** What a script keeps away from, because the person refused or fears it. */
export type Avoidance = {
  /** Phrases that hold such a word. */
  readonly phrases: ReadonlySet<string>;
  readonly scenes: ReadonlySet<string>;
  readonly subjects: readonly AvoidableSubject[];
  /** Whether a text that is no phrase, such as a title, holds such a word. */
  readonly holds: (text: string) => boolean;
  /** Whether it names one of the subjects. */
  readonly holdsSubject: (text: string) => boolean;
};

/** Grief and separation keep couples and families away, where the person does not speak of them. */
const griefs = new Set(['concept.grief', 'concept.separation', 'need.grief', 'need.separation']);
/** What grief itself is answered with; that may name whom it is about. */
const answersGrief = /^(?:concept\.grief|concept\.separation|passage\.grief\.|passage\.separation\.)/u;
const silenced = ['concept.relationship', 'concept.children'];
/** Part of a pack’s phrases above which a word that the person did not use is no image of its own: “warm”, “home”. */
const commonShare = 0.012;
/** Sentences that a scene may lack; where more hold what is avoided, it is about that. */
const maxGaps = 3;
/** Part of the phrases above which a word that the lexicon does not know names nothing that could be left out. */
const unavoidableShare = 0.02;

/** `subjects` are those that the person chose, or that their words refuse. */
export function avoidanceOf(
  steering: readonly SteeringWord[],
  refusedWords: readonly string[],
  pack: Pack,
  subjects: readonly AvoidableSubject[] = [],
): Avoidance {
  const index = indexOf(pack);
  const refused = new Set(steering.filter(({ stance }) => stance === 'refused').map(({ key }) => key));
  const named = new Set(steering.filter(({ stance }) => stance !== 'refused').map(({ key }) => key));
  const silent = [...refused, ...named].some((key) => griefs.has(key)) ? silenced.filter((key) => !named.has(key)) : [];
  const entries = entriesOf(pack);
  const of = (keys: Iterable<string>) => [...keys].flatMap((key) => entries.find((entry) => entry.key === key) ?? []);
  const isRefused = testWords(of(refused), [...refusedWords], pack, index);
  const isSilent = testWords(of(silent), [], pack, index);
  const phrases = new Set(subjects.flatMap((subject) => [...(indexSubjects(pack).get(subject) ?? [])]));
  for (const [word, ids] of index.words) {
    if (isRefused(word)) for (const id of ids) phrases.add(id);
    else if (isSilent(word)) for (const id of ids) if (!answersGrief.test(id)) phrases.add(id);
  }
  const holdsSubject = (text: string) =>
    subjectsByLanguage[pack.language].find(text).some(({ subject }) => subjects.includes(subject));
  const holds = (text: string) => wordsOf(text).some(({ word }) => isRefused(word) || isSilent(word)) || holdsSubject(text);
  const scenes = new Set([...refused].filter((key) => key.startsWith('scene.')));
  for (const [id, ids] of index.scenes) if (ids.filter((one) => phrases.has(one)).length > maxGaps) scenes.add(id);
  return { phrases, scenes, subjects, holds, holdsSubject };
}

/** Whether a word is one of those to avoid: by the person’s own words and by the other words of what they call up. */
function testWords(entries: readonly Entry[], own: readonly string[], pack: Pack, index: PackIndex): (word: string) => boolean {
  const share = (word: string) => (index.counts.get(word) ?? 0) / index.phrases;
  const known = new Set(own.filter((word) => entries.some(({ fits }) => fits(word))));
  const stems = new Set(
    own.filter((word) => known.has(word) || share(word) <= unavoidableShare).map((word) => stemOf(word, pack.language)),
  );
  if (entries.length === 0 && stems.size === 0) return () => false;
  const compounds =
    pack.language === 'de'
      ? [...stems, ...entries.flatMap(({ forms }) => forms.filter(({ isStem }) => !isStem).map(({ text }) => text))].filter(
          (stem) => stem.length >= minPartLength,
        )
      : [];
  const holdsPart = (word: string) => compounds.some((part) => word.startsWith(part) || word.endsWith(part));
  return (word) =>
    stems.has(stemOf(word, pack.language)) ||
    ((entries.some(({ fits }) => fits(word)) || holdsPart(word)) && share(word) <= commonShare);
}

/** Letters of a German word that a compound is known by. */
const minPartLength = 4;

type PackIndex = {
  readonly words: ReadonlyMap<string, ReadonlySet<string>>;
  /** In how many of the sentences that any script may have each word stands: passages speak of their own need. */
  readonly counts: ReadonlyMap<string, number>;
  readonly phrases: number;
  readonly scenes: ReadonlyMap<string, readonly string[]>;
};
const indexes = new Map<Pack, PackIndex>();

/** The phrases that each word of a pack stands in, in either form of address, and each scene’s; made once a pack. */
function indexOf(pack: Pack): PackIndex {
  const ready = indexes.get(pack);
  if (ready) return ready;
  const words = new Map<string, Set<string>>();
  const scenes = new Map<string, string[]>();
  const counts = new Map<string, number>();
  let phrases = 0;
  for (const [functionId, list] of pack.phrases)
    for (const { id, texts } of list) {
      const isShared = !functionId.startsWith('passage.');
      if (isShared) phrases += 1;
      if (/^scene\.(?!enter|leave)/u.test(functionId)) scenes.set(functionId, [...(scenes.get(functionId) ?? []), id]);
      const own = new Set(Object.values(texts).flatMap((text) => wordsOf(foldText(text)).map(({ word }) => word)));
      for (const word of own) {
        words.set(word, (words.get(word) ?? new Set<string>()).add(id));
        if (isShared) counts.set(word, (counts.get(word) ?? 0) + 1);
      }
    }
  const made = { words, counts, phrases, scenes };
  indexes.set(pack, made);
  return made;
}
