import { drafts } from '../../lib/drafts.ts';
import { storage } from '../../lib/storage.ts';
import { storageKeys } from '../../lib/storageKeys.ts';
import { TemplateAnswers } from './templateAnswers.ts';

/** What is written and not saved: for each account and each template its own, over a reload and over signing out. */
export const templateDraft = {
  read(accountId: string, id: string): TemplateAnswers | null {
    try {
      return TemplateAnswers.parse(JSON.parse(storage.local.read(storageKeys.templateDraft(accountId, id)) ?? 'null'));
    } catch {
      return null; // nothing kept, or kept by an older program
    }
  },
  save(accountId: string, id: string, answers: TemplateAnswers): void {
    const key = storageKeys.templateDraft(accountId, id);
    const isNew = storage.local.read(key) === null;
    storage.local.write(key, JSON.stringify({ ...answers, keptAt: new Date().toISOString() }));
    if (isNew) void drafts.bound(accountId, key);
  },
  clear: (accountId: string, id: string): void => storage.local.write(storageKeys.templateDraft(accountId, id), null),
} as const;
