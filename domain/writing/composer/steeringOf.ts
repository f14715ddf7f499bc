import type { GenerateBody } from '../../../shared/generations.schema.ts';
import type { SteeringWord } from '../../../shared/steering.schema.ts';
import { scenes } from './catalog.ts';
import { subjectWordsOf } from './readAvoided.ts';
import type { Reading } from './readRequest.ts';
import type { FoundDetail } from './findDetails.ts';
import { maxConcepts } from './heart.ts';
import { keyOf } from './needs.ts';
import { needOf } from './needOf.ts';
import { sayableDetails } from './sayableDetails.ts';
import { steer } from './steer.ts';

/**
 * The words of a request that change its script. What is refused in one clause and asked for in another had no effect, nor
 * has what no phrase can be kept from, a scene that holds what is left out, or that no scene may be told, and a matter
 * beyond those that one script takes up.
 */
export function steeringOf(request: GenerateBody, { wanted, avoidance, details }: Reading): SteeringWord[] {
  const need = needOf({ request, wanted });
  const isTold = ({ id, subjects }: (typeof scenes)[number]): boolean =>
    request.includeMetaphors && !avoidance.scenes.has(id) && !subjects?.some((subject) => avoidance.subjects.includes(subject));
  const told = new Set(scenes.filter(isTold).map(({ id }) => id));
  const effective = new Set([
    ...wanted.filter((key) => key.startsWith('concept.')).slice(0, maxConcepts),
    ...wanted.filter((key) => told.has(key)),
    ...(need ? [keyOf(need)] : []),
  ]);
  return [
    ...steer(request).filter(({ key, stance, field, start, end }) =>
      stance === 'refused' ? avoidance.holds(request[field]?.slice(start, end) ?? '') : effective.has(key),
    ),
    ...subjectWordsOf(request, avoidance.subjects),
    ...sayableDetails(request, need, details).map(detailWord),
  ];
}

const detailWord = ({ detail, field, start, end, meaning: { stance } }: FoundDetail): SteeringWord => ({
  field,
  start,
  end,
  key: `detail.${detail.key}`,
  stance: stance === 'suffered' ? 'suffered' : 'wanted',
});
