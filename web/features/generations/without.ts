import type { Generation } from '../../../shared/generations.schema.ts';

/** The same array where nothing is taken out, so that the cache can tell that there is no news. */
export const without = (list: Generation[], isMeant: (one: Generation) => boolean): Generation[] =>
  list.some(isMeant) ? list.filter((one) => !isMeant(one)) : list;
