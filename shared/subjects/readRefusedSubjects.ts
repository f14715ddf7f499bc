import { readClauses } from '../stances/readClauses.ts';
import type { AvoidableSubject, Language } from '../vocabulary.ts';
import type { SubjectFound, Subjects } from './Subjects.ts';

/**
 * What people ask for help with, too: being afraid of one’s work or grieving for somebody calls for words about it. These
 * are avoided only where they are refused.
 */
const matters: ReadonlySet<AvoidableSubject> = new Set([
  'illness',
  'death',
  'children',
  'babies',
  'pregnancy',
  'couples',
  'parents',
  'family',
  'food',
  'alcohol',
  'smoking',
  'body-weight',
  'work',
  'school',
  'money',
  'home',
  'bed',
  'phones',
  'music',
]);

/** The subjects that a free text refuses, fears, or was hurt by, with the words that say so. Linear in its length. */
export function readRefusedSubjects(text: string, language: Language, subjects: Subjects): SubjectFound[] {
  return readStances(text, language, subjects).flatMap(({ found, stance, cause }) => {
    const isAvoided =
      stance === 'refused' || (stance === 'suffered' && (cause === 'fear' || cause === 'harm') && !matters.has(found.subject));
    return isAvoided ? [found] : [];
  });
}

/** The subjects that a free text asks for. */
export const readWantedSubjects = (text: string, language: Language, subjects: Subjects): AvoidableSubject[] =>
  readStances(text, language, subjects).flatMap(({ found, stance }) => (stance === 'wanted' ? [found.subject] : []));

function readStances(text: string, language: Language, subjects: Subjects) {
  const found = subjects.findMeant(text);
  if (found.length === 0) return [];
  const clauses = readClauses(text, language);
  let next = 0;
  return found.flatMap((one) => {
    while (next < clauses.length - 1 && (clauses[next]?.end ?? 0) <= one.start) next += 1;
    const clause = clauses[next];
    return clause && clause.start <= one.start ? [{ found: one, stance: clause.stance, cause: clause.cause }] : [];
  });
}
