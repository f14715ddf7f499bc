import { styled } from '../../theme/styled.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { color, space, text, weight } from '../../theme/tokens.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { LoadFailure } from '../../ui/LoadFailure.tsx';
import { MoreBelow } from '../../ui/MoreButton.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { entriesOf } from './entriesOf.ts';
import { EntryRow } from './EntryRow.tsx';
import { useTransactions } from './useTransactions.ts';

const List = styled('ul')({
  '& > li + li': { borderBlockStart: `1px solid ${color.line}` },
  '& [data-part="line"]': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto 1rem',
    gap: '.1rem 1.25rem',
    padding: `.9rem ${space.s5}`,
    alignItems: 'baseline',
  },
  '& summary': { cursor: 'pointer', listStyle: 'none' },
  '& summary::-webkit-details-marker': { display: 'none' },
  '& summary:hover': { background: color.sunken },
  '& summary > svg': { gridRow: 1, gridColumn: 3, alignSelf: 'center', color: color.inkFaint },
  '& details[open] > summary > svg': { rotate: '180deg' },
  '& b': { fontWeight: weight.medium, overflowWrap: 'anywhere' },
  '& small': { gridColumn: 1, fontSize: text.xs, color: color.inkFaint },
  '& [data-part="line"] > span': { gridRow: 1, gridColumn: 2, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
  '@media (max-width: 22.4375em)': {
    '& [data-part="line"]': { gridTemplateColumns: 'minmax(0, 1fr) auto' },
    '& [data-part="line"] > span': { gridRow: 'auto', gridColumn: 1, whiteSpace: 'normal' },
  },
  '& span[data-gain]': { color: color.calmInk },
  '& details > :not(summary)': { paddingInline: space.s5, paddingBlockEnd: '1rem', maxInlineSize: '36rem' },
  '& details > section': { paddingBlockStart: '.9rem' },
  '& details > section + section': { paddingBlockStart: 0 },
  '& details h3': { fontSize: text.sm, fontWeight: weight.medium, marginBlockEnd: '.35rem', overflowWrap: 'anywhere' },
  '& details > p': { fontSize: text.sm },
});

/** The ledger as a person reads it: a line for each script and each grant, what, when and how much. */
export function TransactionList(): ReactNode {
  const { t } = useTranslation();
  const query = useTransactions();
  const { data, error, isPending, refetch } = query;
  if (isPending)
    return (
      <Sheet sx={{ padding: space.s5 }}>
        <Skeleton widths={[72, 38, 64, 45, 70]} />
      </Sheet>
    );
  if (!data) {
    return <LoadFailure title={t('credits.listFailed')} error={error} onRetry={refetch} />;
  }
  const entries = entriesOf(data.pages.flatMap((page) => page.items));
  if (entries.length === 0) return <EmptyState title={t('credits.empty.title')}>{t('credits.empty.text')}</EmptyState>;
  return (
    <>
      <Sheet sx={{ overflow: 'hidden' }}>
        <List>
          {entries.map((entry) => (
            <EntryRow key={entry.key} entry={entry} />
          ))}
        </List>
      </Sheet>
      <MoreBelow query={query} />
    </>
  );
}
