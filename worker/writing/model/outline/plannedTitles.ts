import { createHash } from 'node:crypto';
import { getPack } from '../../../../domain/writing/composer/pack.ts';
import { readRequest } from '../../../../domain/writing/composer/readRequest.ts';
import type { Assignment, Title } from '../../../../domain/writing/writer.ts';

/** Titles from the phrase library, the same ones for the same seed: what a script is called where no model says better. */
export function plannedTitles({ request, plan, seed }: Assignment): Title {
  const { titles } = getPack(request.language);
  const { avoidance } = readRequest(request);
  const choose = (key: string) => {
    const all = titles.get(key) ?? [];
    const free = all.filter((title) => !avoidance.holds(title));
    const list = free.length > 0 ? free : all;
    const chosen = list[createHash('sha256').update(`${seed}/${key}`).digest().readUInt32BE() % list.length];
    if (chosen === undefined) throw new Error(`The ${request.language} pack has no title for ${key}.`);
    return chosen;
  };
  return {
    steering: null,
    title: request.title || choose(`script.${request.theme}`),
    sections: plan.sections.map(({ kind }) => choose(`section.${kind}`)),
  };
}
