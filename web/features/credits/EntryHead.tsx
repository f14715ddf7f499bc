import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../lib/useFormats.ts';
import type { Entry } from './entriesOf.ts';
import { entryText } from './entryText.ts';

/** What a line of the ledger says closed: what for, how much, when, and whether it is still held. */
export function EntryHead({ entry }: { readonly entry: Entry }): ReactNode {
  const { t } = useTranslation();
  const formats = useFormats();
  const { newest, amount, isHeld } = entry;
  return (
    <>
      <b>{entryText(entry)}</b>
      <span data-gain={amount > 0 || undefined}>{formats.signed(amount)}</span>
      <small>
        <time dateTime={newest.createdAt}>{formats.moment(newest.createdAt)}</time>
        {isHeld && ` · ${t('credits.stillHeld')}`}
      </small>
    </>
  );
}
