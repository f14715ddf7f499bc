import * as z from 'zod/mini';
import { storage } from '../../lib/storage.ts';
import { storageKeys } from '../../lib/storageKeys.ts';
import { readingWays } from './readingSession.ts';

/**
 * Where one script was left on this device: the keys of the sentence and of some before it, none at the beginning and at
 * the end; for the text may be another by now. And where to wait.
 */
const Kept = z.object({ keys: z.array(z.string()), waits: z.array(z.string()) });
type Kept = z.infer<typeof Kept>;

/** Sizes of the text, in rem. */
export const textSizes = [1.25, 1.6, 2, 2.5, 3.1, 3.8] as const;

/** How somebody reads on this device, whatever the script. */
const Manner = z.object({
  way: z.enum(readingWays),
  tempo: z.number().check(z.minimum(50), z.maximum(200)),
  size: z.int().check(z.minimum(0), z.maximum(textSizes.length - 1)),
  isMirrored: z.boolean(),
  /** `null` follows the pages. */
  scheme: z.nullable(z.enum(['light', 'dark'])),
  /** The voice's address, by language. */
  voices: z.record(z.string(), z.string()),
});
export type Manner = z.infer<typeof Manner>;

const usual: Manner = { way: 'clock', tempo: 100, size: 2, isMirrored: false, scheme: null, voices: {} };

function parse<T>(schema: z.ZodMiniType<T>, key: string): T | null {
  try {
    return schema.parse(JSON.parse(storage.local.read(key) ?? 'null'));
  } catch {
    return null; // nothing kept, or kept by an older program
  }
}

export const keptReading = {
  read: (scriptId: string): Kept | null => parse(Kept, storageKeys.reading(scriptId)),
  write: (scriptId: string, kept: Kept): void => storage.local.write(storageKeys.reading(scriptId), JSON.stringify(kept)),
  readManner: (): Manner => parse(Manner, storageKeys.readingManner) ?? usual,
  writeManner: (manner: Manner): void => storage.local.write(storageKeys.readingManner, JSON.stringify(manner)),
} as const;
