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
  return others.find((need) => first !== null && kindsOf[first]?.includes(need)) ?? first;
}

/** Needs that are of a wider one's kind: a driving test is an exam, too, and panic may be of a flight; who speaks of both means these. */
const kindsOf: Partial<Readonly<Record<Need, readonly Need[]>>> = {
  exam: ['driving-test'],
  'public-speaking': ['job-interview'],
  panic: ['driving-test', 'exam', 'public-speaking', 'job-interview', 'sport', 'flying', 'medical-procedure'],
};
