import type { GenerateBody } from '../generations.schema.ts';
import { avoidableSubjects, type AvoidableSubject } from '../vocabulary.ts';

/** What a person chose to leave out. `avoid` is how requests named the five images before there were more subjects. */
export const chosenSubjects = ({
  avoid = [],
  avoidSubjects = [],
}: Pick<GenerateBody, 'avoid' | 'avoidSubjects'>): AvoidableSubject[] =>
  avoidableSubjects.filter((subject) => avoidSubjects.includes(subject) || avoid.some((image) => image === subject));
