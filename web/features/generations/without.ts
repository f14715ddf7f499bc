import type { Generation } from '../../../shared/generations.schema.ts';

/** The same array where nothing is taken out, so that the cache sees that nothing has changed. */
export const without = (list: Generation[], isMeant: (one: Generation) => boolean): Generation[] =>
  list.some(isMeant) ? list.filter((one) => !isMeant(one)) : list;
