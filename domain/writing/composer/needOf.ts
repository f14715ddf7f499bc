import type { FoundNeed, GenerateBody, RequestWords } from '../../../shared/generations.schema.ts';
import { needs, type Need } from '../../../shared/vocabulary.ts';
import { keyOf } from './needs.ts';
import { neededSubjects } from './readAvoided.ts';
import type { Reading } from './readRequest.ts';
import { steer, wantedOf } from './steer.ts';

type Asked = Pick<Reading, 'wanted'> & { readonly request: Pick<GenerateBody, 'need'> };

/** The need that a script is written for: the one that was chosen, else the one that most of the person’s words call for. */
export const needOf = ({ request, wanted }: Asked): Need | null =>
  request.need === undefined ? firstNeed(wanted) : request.need;

/** The need that the words of a request call for, whatever was chosen, and the subjects that they name only in saying it. */
export const findNeed = (words: RequestWords): FoundNeed => ({
  need: firstNeed(wantedOf(steer(words))),
  named: [...neededSubjects(words)],
});

function firstNeed(wanted: readonly string[]): Need | null {
  const [first = null, ...others] = wanted.flatMap((key) => needs.find((need) => keyOf(need) === key) ?? []);
  // A driving test is an exam, too; who speaks of it means that one.
  return first === 'exam' && others.includes('driving-test') ? 'driving-test' : first;
}
