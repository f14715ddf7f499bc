import * as z from 'zod/mini';
import { metaphorCategories } from '../../../shared/vocabulary.ts';

/** What a composed section leaves for those after it; JSON, so that work goes on after a crash as if there had been none. */
const Memory = z.object({
  /** Each phrase used and the second of the script at which it was said last. */
  used: z.record(z.string(), z.number()),
  /** Opening words of the last sentences. */
  openings: z.array(z.string()),
  /** How often each opening was used; the checks frown on one that comes too often. */
  opened: z.record(z.string(), z.int()),
  /** The one family of metaphor, once a scene was told. */
  family: z.nullable(z.enum(metaphorCategories)),
  /** How often the listener was called by name. */
  named: z.int(),
  /** How often each detail of the request was said. */
  details: z._default(z.record(z.string(), z.int()), {}),
  /** The sentence that the script comes back to, where one is asked for and was said. */
  key: z._default(z.nullable(z.object({ id: z.string(), text: z.string(), isOfTurn: z.boolean() })), null),
  /** The second of the script at which the next section begins. */
  clock: z.number(),
});
export type Memory = z.infer<typeof Memory>;

export const emptyMemory = (): Memory => ({
  used: {},
  openings: [],
  opened: {},
  family: null,
  named: 0,
  details: {},
  key: null,
  clock: 0,
});

/** The memory of the section before; a script begins with none, and so does what another writer began. */
export function readMemory(stored: unknown): Memory {
  const read = Memory.safeParse(stored);
  return read.success ? structuredClone(read.data) : emptyMemory();
}
