import * as z from 'zod/mini';
import { limitKinds } from './quotas.ts';

const share = z.object({ used: z.int(), limit: z.int() });

/** How much an account has of what has a maximum. */
export const AccountUsage = z
  .object({
    scripts: share,
    collections: share,
    templates: share,
    /** Bytes of all texts; `deleted` of them are of scripts and templates that can still be restored. */
    text: z.extend(share, { deleted: z.int() }),
  })
  .register(z.globalRegistry, { id: 'AccountUsage' });
export type AccountUsage = z.infer<typeof AccountUsage>;

/** The details of `LIMIT_REACHED`. */
export const LimitDetails = z.extend(share, { kind: z.enum(limitKinds) });
export type LimitDetails = z.infer<typeof LimitDetails>;
