import type { GenerateBody } from '../../../shared/generations.schema.ts';
import { isEndingAsleep } from '../../../shared/isEndingAsleep.ts';
import { needs, needsOfSleep, type Need } from '../../../shared/vocabulary.ts';
import { keyOf } from './needs.ts';

type Asked = { readonly wanted: readonly string[]; readonly request: Pick<GenerateBody, 'need' | 'theme' | 'endsAsleep'> };

/**
 * The need that a script is written for: the one that was chosen, else the one that most of the person’s words call for. What is said
 * to somebody who wants to sleep is in no script that ends awake, unless they chose both.
 */
export function needOf({ request, wanted }: Asked): Need | null {
  if (request.need !== undefined) return request.need;
  return firstNeed(isEndingAsleep(request) ? wanted : wanted.filter((key) => !needsOfSleep.some((need) => keyOf(need) === key)));
}

/** The first need that words call for. */
export function firstNeed(wanted: readonly string[]): Need | null {
  const [first = null, ...others] = wanted.flatMap((key) => needs.find((need) => keyOf(need) === key) ?? []);
  // A driving test is an exam, too; who speaks of it means that one.
  return first === 'exam' && others.includes('driving-test') ? 'driving-test' : first;
}
