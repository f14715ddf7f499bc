import * as z from 'zod/mini';
import { durationMinutes } from '../../shared/generations.schema.ts';
import { approaches, styles, themes } from '../../shared/vocabulary.ts';
import { storage } from './storage.ts';
import { storageKeys } from './storageKeys.ts';

/** What a quick action asks for; kept in the tab until the generator takes it (specification, section 3, "Browser storage keys"). */
const QuickAction = z.object({
  theme: z.enum(themes),
  duration: z.int().check(z.minimum(durationMinutes.min), z.maximum(durationMinutes.max)),
  approach: z.optional(z.enum(approaches)),
  style: z.optional(z.enum(styles)),
  fromQuickAction: z.literal(true),
});
export type QuickAction = z.infer<typeof QuickAction>;

export const quickAction = {
  /** Afterwards go to `/create-script`, which fills the form with it. */
  save: (wanted: Omit<QuickAction, 'fromQuickAction'>): void =>
    storage.session.write(storageKeys.quickAction, JSON.stringify({ ...wanted, fromQuickAction: true } satisfies QuickAction)),

  read(): QuickAction | null {
    try {
      return QuickAction.parse(JSON.parse(storage.session.read(storageKeys.quickAction) ?? 'null'));
    } catch {
      return null; // nothing kept, or nothing of ours
    }
  },

  /** Once it is in the form, it fills no other. */
  forget: (): void => storage.session.write(storageKeys.quickAction, null),
} as const;
