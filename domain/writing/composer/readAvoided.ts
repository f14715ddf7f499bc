import type { GenerateBody, RequestWords } from '../../../shared/generations.schema.ts';
import { readClauses } from '../../../shared/stances/readClauses.ts';
import { steeringFields, type SteeringWord } from '../../../shared/steering.schema.ts';
import { avoidedSubjects, type AskedSubjects } from '../../../shared/subjects/avoidedSubjects.ts';
import { chosenSubjects } from '../../../shared/subjects/chosenSubjects.ts';
import { readRefusedSubjects, readWantedSubjects } from '../../../shared/subjects/readRefusedSubjects.ts';
import { subjectsByLanguage } from '../../../shared/subjects/subjectsByLanguage.ts';
import type { AvoidableSubject, Need } from '../../../shared/vocabulary.ts';
import { findDetails, type FoundDetail } from './findDetails.ts';
import { wordsOf } from './lexicon.ts';
import { indexSubjects } from './indexSubjects.ts';
import { firstNeed } from './needOf.ts';
import { getPack, type Pack } from './pack.ts';
import { readSenses } from './readSenses.ts';
import { steer, wantedOf } from './steer.ts';

type Avoided = {
  readonly subjects: readonly AvoidableSubject[];
  /** Whether a word that the text refuses names a subject that the person, who saw it filled in, took off the list. */
  readonly isCorrected: (text: string, word: Pick<SteeringWord, 'start' | 'end'>) => boolean;
};

/**
 * The subjects that a request leaves out and those that its instruction refuses, the person's later word. What the
 * instruction calls for is left out only where it was chosen from the list.
 */
export function readAvoided(request: AskedSubjects & Pick<GenerateBody, 'need'>, instruction: string | null): Avoided {
  const { language } = request;
  const known = subjectsByLanguage[language];
  const chosen = chosenSubjects(request);
  const calledFor = new Set(readWantedSubjects(instruction ?? '', language, known));
  const refusedNow = readRefusedSubjects(instruction ?? '', language, known).map(({ subject }) => subject);
  // Who says that it is about no need has what they fear left out.
  const needed = request.need === null ? new Set<AvoidableSubject>() : neededSubjects(request);
  const subjects = new Set([
    ...avoidedSubjects(request, known).filter(
      (subject) => !needed.has(subject) && (chosen.includes(subject) || !calledFor.has(subject)),
    ),
    ...refusedNow,
  ]);
  return {
    subjects: [...subjects],
    isCorrected: (text, { start, end }) => {
      const named = known.findMeant(text.slice(start, end));
      return named.length > 0 && named.every(({ subject }) => request.keepSubjects?.includes(subject));
    },
  };
}

/** Whether passages of a need that is called for name a subject: those for a dreaded treatment show no needle. */
const isNamedFor = (called: readonly string[], subject: AvoidableSubject, pack: Pack): boolean =>
  [...(indexSubjects(pack).get(subject) ?? [])].some((id) =>
    called.some((key) => key.startsWith('need.') && id.startsWith(`passage.${key.slice('need.'.length)}.`)),
  );

/**
 * Subjects that a request seems to refuse only in the phrases that say what it needs: “sick of smoking” keeps no cigarette
 * away, also where the form has ticked it by these words; nor does a fear of what the need itself is about, or grief for an animal.
 */
export function neededSubjects(request: RequestWords): ReadonlySet<AvoidableSubject> {
  const { language } = request;
  let matter: Matter | undefined;
  const found = steeringFields.flatMap((field) => {
    const text = request[field] ?? '';
    const refused = readRefusedSubjects(text, language, subjectsByLanguage[language]);
    if (refused.length === 0) return [];
    const words = wordsOf(text);
    const pack = getPack(language);
    const { isMeantAnyway, inAnyClause } = readSenses(text, words, pack);
    const meant = words.filter(isMeantAnyway);
    const called = [...inAnyClause.values()].flat().map(({ key }) => key);
    matter ??= readMatter(request);
    const { need, animal } = matter;
    const clauses = readClauses(text, language);
    const isFeared = (start: number) => clauses.find((clause) => clause.end > start)?.stance === 'suffered';
    return refused.map(({ subject, start, end }) => ({
      subject,
      isNeeded:
        (meant.some((word) => word.start < end && word.end > start) && isNamedFor(called, subject, pack)) ||
        (need !== null && subjectsOf[need]?.includes(subject) === true && isFeared(start)) ||
        (animal?.field === field && animal.start < end && animal.end > start),
    }));
  });
  const refused = new Set(found.flatMap(({ subject, isNeeded }) => (isNeeded ? [] : [subject])));
  return new Set(found.flatMap(({ subject }) => (refused.has(subject) ? [] : [subject])));
}

/** What a request is about, as far as a subject that it seems to refuse may be part of it. */
type Matter = {
  readonly need: Need | null;
  /** The one animal that a text about grief says has died. */
  readonly animal: FoundDetail | null;
};

function readMatter(request: RequestWords): Matter {
  const need = request.need === undefined ? firstNeed(wantedOf(steer(request))) : request.need;
  const died =
    need === 'grief'
      ? findDetails(request).filter(({ detail, meaning }) => detail.tag === 'animal' && meaning.cause === 'harm')
      : [];
  return { need, animal: new Set(died.map(({ detail }) => detail.key)).size === 1 ? (died[0] ?? null) : null };
}

/** Subjects that a need is about: who fears the dentist is led to the dentist. */
const subjectsOf: Partial<Readonly<Record<Need, readonly AvoidableSubject[]>>> = {
  flying: ['aeroplane'],
  'medical-procedure': ['doctors', 'hospital'],
  'driving-test': ['car'],
  exam: ['school'],
  'public-speaking': ['crowds'],
  'job-interview': ['work'],
  overwork: ['work'],
};

/** The words of a request with which it refuses subjects that the script leaves out. */
export function subjectWordsOf(request: GenerateBody, avoided: readonly AvoidableSubject[]): SteeringWord[] {
  const known = subjectsByLanguage[request.language];
  return steeringFields.flatMap((field) =>
    readRefusedSubjects(request[field] ?? '', request.language, known).flatMap(({ subject, start, end }): SteeringWord[] =>
      avoided.includes(subject) ? [{ field, start, end, key: `subject.${subject}`, stance: 'refused' }] : [],
    ),
  );
}
