import type { GenerateBody } from '../generations.schema.ts';
import { steeringFields } from '../steering.schema.ts';
import { avoidableSubjects, type AvoidableSubject } from '../vocabulary.ts';
import { readRefusedSubjects } from './readRefusedSubjects.ts';
import type { Subjects } from './Subjects.ts';

/** What of a request says which subjects it leaves out. */
export type AskedSubjects = Pick<GenerateBody, 'language' | 'avoid' | 'avoidSubjects' | (typeof steeringFields)[number]>;

/** What a person chose to leave out. `avoid` is how requests named the five images before there were more subjects. */
export const chosenSubjects = ({
  avoid = [],
  avoidSubjects = [],
}: Pick<AskedSubjects, 'avoid' | 'avoidSubjects'>): AvoidableSubject[] =>
  avoidableSubjects.filter((subject) => avoidSubjects.includes(subject) || avoid.some((image) => image === subject));

/**
 * The subjects that a request leaves out. Where it brings a list, the person has seen and corrected what their words
 * refuse, and the list is right; else the words fill it.
 */
export function avoidedSubjects(request: AskedSubjects, subjects: Subjects): AvoidableSubject[] {
  const chosen = new Set(chosenSubjects(request));
  if (request.avoidSubjects === undefined)
    for (const field of steeringFields)
      for (const { subject } of readRefusedSubjects(request[field] ?? '', request.language, subjects)) chosen.add(subject);
  return avoidableSubjects.filter((subject) => chosen.has(subject));
}
