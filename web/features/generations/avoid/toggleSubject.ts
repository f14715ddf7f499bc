import type { AvoidableSubject } from '../../../../shared/vocabulary.ts';
import type { Answers } from '../answers.ts';

type Chosen = Pick<Answers, 'avoid' | 'keep'>;

/** Leaves a subject out, or lets it stand again; what the person’s words refuse stands again only where they say so. */
export function toggleSubject(
  { avoid, keep }: Chosen,
  subject: AvoidableSubject,
  refused: ReadonlyMap<AvoidableSubject, string>,
): Chosen {
  const without = (list: readonly AvoidableSubject[]) => list.filter((one) => one !== subject);
  const isRead = refused.has(subject) && !keep.includes(subject);
  if (avoid.includes(subject) || isRead)
    return { avoid: without(avoid), keep: refused.has(subject) ? [...without(keep), subject] : without(keep) };
  return { avoid: refused.has(subject) ? avoid : [...avoid, subject], keep: without(keep) };
}
