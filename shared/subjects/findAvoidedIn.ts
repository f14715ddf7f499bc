import { avoidedSubjects, type AskedSubjects } from './avoidedSubjects.ts';
import type { SubjectFound, Subjects } from './Subjects.ts';

/** What finds in a text the subjects that a request leaves out, each word once; `undefined` where it leaves out none. */
export function findAvoidedIn(request: AskedSubjects, subjects: Subjects): ((text: string) => SubjectFound[]) | undefined {
  const avoided = new Set(avoidedSubjects(request, subjects));
  if (avoided.size === 0) return undefined;
  return (text) =>
    subjects
      .find(text)
      .filter(({ subject }) => avoided.has(subject))
      .filter(({ start }, index, found) => found[index - 1]?.start !== start);
}
