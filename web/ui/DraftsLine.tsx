import { useState, type ReactNode } from 'react';
import { maxima } from '../../shared/quotas.ts';
import { drafts } from '../lib/drafts.ts';
import { quotaText } from '../lib/quotaText.ts';
import { QuotaLine } from './QuotaLine.tsx';

/** How many unsaved texts this browser keeps, from where on the oldest would soon go; counted as the page opens. */
export function DraftsLine({ accountId }: { readonly accountId: string }): ReactNode {
  const [used] = useState(() => drafts.countUnsaved(accountId));
  const text = quotaText('drafts', { used, limit: maxima.drafts });
  return text !== null && <QuotaLine>{text}</QuotaLine>;
}
