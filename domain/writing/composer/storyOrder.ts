import { moments } from './moments.ts';
import type { Passage } from './readPassages.ts';
import { allSteps } from './steps.ts';

type Placed = Pick<Passage, 'step' | 'at' | 'about'>;

/**
 * Passages in the order in which their scenes take place, those of one moment by their steps. One that has no time of its own stands
 * before the first scene of its step, else before the first of a later one; what is about a symptom, before the occasion begins.
 */
export function inOrderOfStory<T extends Placed>(passages: readonly T[]): T[] {
  const bySteps = passages.toSorted((a, b) => stepIndex(a) - stepIndex(b));
  const story = bySteps.filter(({ at }) => at !== null).toSorted((a, b) => momentIndex(a.at) - momentIndex(b.at));
  for (const passage of bySteps.filter(({ at }) => at === null)) {
    const places = [
      passage.about?.role === 'symptom' ? story.findIndex(({ at }) => at !== null && momentIndex(at) >= begins) : -1,
      story.findIndex((one) => one.at !== null && stepIndex(one) === stepIndex(passage)),
      story.findIndex((one) => stepIndex(one) > stepIndex(passage)),
    ];
    story.splice(places.find((index) => index !== -1) ?? story.length, 0, passage);
  }
  return story;
}

const stepIndex = ({ step }: Placed): number => (step === null ? 0 : allSteps.indexOf(step));
const momentIndex = (at: Placed['at']): number => (at === null ? 0 : moments.indexOf(at));
const begins = moments.indexOf('start');
