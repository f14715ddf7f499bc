import * as z from 'zod/mini';
import { storage } from '../../../lib/storage.ts';
import { storageKeys } from '../../../lib/storageKeys.ts';

const ProfileDraft = z.partial(z.object({ fullName: z.string(), username: z.string(), bio: z.string() }));
export type ProfileDraft = z.infer<typeof ProfileDraft>;

/** What one says of oneself and has not saved: only the fields that differ, over a reload and over signing out. */
export const profileDraft = {
  read(accountId: string): ProfileDraft {
    try {
      return ProfileDraft.parse(JSON.parse(storage.local.read(storageKeys.profileDraft(accountId)) ?? '{}'));
    } catch {
      return {}; // kept by another program
    }
  },
  save: (accountId: string, draft: ProfileDraft): void =>
    storage.local.write(storageKeys.profileDraft(accountId), Object.keys(draft).length > 0 ? JSON.stringify(draft) : null),
} as const;
