import type { GenerateBody } from '../generations.schema.ts';
import { steeringFields } from '../steering.schema.ts';
import { avoidableSubjects, type AvoidableSubject } from '../vocabulary.ts';
import { chosenSubjects } from './chosenSubjects.ts';
import { readRefusedSubjects } from './readRefusedSubjects.ts';
import type { Subjects } from './Subjects.ts';

/** What of a request says which subjects it leaves out. */
export type AskedSubjects = Pick<
  GenerateBody,
  'language' | 'avoid' | 'avoidSubjects' | 'keepSubjects' | (typeof steeringFields)[number]
>;

/** The subjects that a request leaves out: those that were chosen, and those that its words refuse and nobody took off. */
export function avoidedSubjects(request: AskedSubjects, subjects: Subjects): AvoidableSubject[] {
  const refused = steeringFields
    .flatMap((field) => readRefusedSubjects(request[field] ?? '', request.language, subjects))
    .filter(({ subject }) => !request.keepSubjects?.includes(subject));
  const avoided = new Set([...chosenSubjects(request), ...refused.map(({ subject }) => subject)]);
  return avoidableSubjects.filter((subject) => avoided.has(subject));
}
