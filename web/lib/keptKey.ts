import * as z from 'zod/mini';
import { randomKey } from './randomKey.ts';
import { storage } from './storage.ts';

const Kept = z.object({ key: z.string(), body: z.string() });

const read = (storageKey: string): z.infer<typeof Kept> | null => {
  try {
    return Kept.parse(JSON.parse(storage.local.read(storageKey) ?? 'null'));
  } catch {
    return null; // nothing kept, or kept by an older program
  }
};

/** Idempotency keys that belong to exactly one body: sent again without an answer in between, it is the same request. */
export const keptKey = {
  /** The same key while the same body waits for its answer, also after a reload; else a new one. */
  keyFor(storageKey: string, body: string): string {
    const kept = read(storageKey);
    const key = kept?.body === body ? kept.key : randomKey();
    storage.local.write(storageKey, JSON.stringify({ key, body }));
    return key;
  },
  /** An answer has come: what is sent next is another request. */
  spend: (storageKey: string): void => storage.local.write(storageKey, null),
} as const;
