import { useState } from 'react';
import { maxima } from '../../shared/quotas.ts';
import { drafts } from './drafts.ts';
import { quotaText } from './quotaText.ts';

/** How many unsaved texts this browser keeps, from where on the oldest would soon go; `null` before. Counted as the page opens. */
export function useDraftsText(accountId: string): string | null {
  const [used] = useState(() => drafts.countUnsaved(accountId));
  return quotaText('drafts', { used, limit: maxima.drafts });
}
