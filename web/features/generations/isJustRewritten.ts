import type { Script } from '../../../shared/scripts.schema.ts';

/**
 * Whether a script's text is the one that its newest generation has put in the place of another: it ended so, and nothing
 * was changed since. Both moments are those of one commit.
 */
export function isJustRewritten({ generation, updatedAt }: Pick<Script, 'generation' | 'updatedAt'>): boolean {
  if (generation?.status !== 'completed' || generation.finishedAt !== updatedAt) return false;
  const { scope } = generation;
  return scope?.kind === 'whole' || (scope?.kind === 'section' && scope.variants === 1);
}
