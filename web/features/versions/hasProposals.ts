import type { Generation } from '../../../shared/generations.schema.ts';

/** Whether a script's newest writing made proposals, of which the text has none until one is taken. */
export const hasProposals = (generation: Generation | null): boolean =>
  generation?.status === 'completed' && generation.scope?.kind === 'section' && generation.scope.variants > 1;
