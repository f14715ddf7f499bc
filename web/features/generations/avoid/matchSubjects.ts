import { foldText } from '../../../../shared/checks/foldText.ts';
import type { Subjects } from '../../../../shared/subjects/Subjects.ts';
import { avoidableSubjects, type AvoidableSubject } from '../../../../shared/vocabulary.ts';

/** The subjects of which the name holds what is looked for, or a word begins with it: “carriage” finds trains. */
export function matchSubjects(
  query: string,
  nameOf: (subject: AvoidableSubject) => string,
  subjects: Subjects | undefined,
): AvoidableSubject[] {
  const looked = foldText(query.trim());
  if (looked === '') return [];
  return avoidableSubjects.filter(
    (subject) =>
      foldText(nameOf(subject)).includes(looked) ||
      (looked.length > 2 && subjects?.wordsOf(subject).some((word) => foldText(word).startsWith(looked))),
  );
}
