import i18next from 'i18next';
import type { Transaction } from '../../../shared/credits.schema.ts';

/** What a line of the ledger says. */
export function lineText({ kind, grantKind }: Transaction): string {
  if (kind === 'grant') return i18next.t(`credits.kinds.${grantKind ?? 'promotional'}`);
  return i18next.t(`credits.lines.${kind}`);
}
