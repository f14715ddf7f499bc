import { isEndingAsleep } from '../../../../shared/isEndingAsleep.ts';
import type { Assignment } from '../../../../domain/writing/writer.ts';
import { bodyGuide } from './bodyGuide.ts';
import { instructionGuide } from './instructionGuide.ts';
import { languageGuide } from './languageGuide.ts';
import { approachGuide, intensityGuide, styleGuide, themeGuide } from './wordGuide.ts';

/** The request's choices, line by line; the same for the outline and for each section. */
export function describeScript({ request, address, plan }: Assignment): string {
  const { name, pronoun } = languageGuide[request.language];
  return [
    `Type: ${request.type}`,
    `Language: ${name} (${request.language})`,
    `Address: ${pronoun[address]} (${address})`,
    `Theme: ${request.theme} (${themeGuide[request.theme]})`,
    `Style: ${request.style} (${styleGuide[request.style]})`,
    `Approach: ${request.approach} (${approachGuide[request.approach]})`,
    `Intensity: ${intensityGuide[request.intensity]}`,
    `Minutes: ${Math.round(plan.totalSeconds / 60)}, silence included`,
    request.includeMetaphors ? 'Metaphors: welcome' : 'Metaphors: none, and no similes (like, as if); plain words only',
    ...(request.includeBreathing ? [] : ['Breathing: no breathing exercise, and no word of the breath anywhere']),
    ...(request.body?.length
      ? [`The listener’s body: never use or mention ${request.body.map((limit) => bodyGuide[limit]).join('; ')}`]
      : []),
    ...(request.instructions ?? []).map((one) => `The person asked for: ${instructionGuide[one]}`),
    ...(isEndingAsleep(request)
      ? ['Ending: asleep; no morning, no getting up, nothing of the day to come, nothing that wakes']
      : []),
    ...(request.advancedVisualization ? ['Visualisation: rich, with several senses and a scene that unfolds'] : []),
  ].join('\n');
}
