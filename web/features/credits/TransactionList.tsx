import { styled } from '../../theme/styled.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Transaction } from '../../../shared/credits.schema.ts';
import * as paths from '../../../shared/paths.ts';
import { pathTo } from '../../../shared/pathTo.ts';
import { useFormats } from '../../lib/useFormats.ts';
import { color, space, text, weight } from '../../theme/tokens.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { LoadFailure } from '../../ui/LoadFailure.tsx';
import { MoreBelow } from '../../ui/MoreButton.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { lineText } from './lineText.ts';
import { useTransactions } from './useTransactions.ts';

const List = styled('ul')({
  '& li': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gap: '.1rem 1.5rem',
    padding: `.9rem ${space.s5}`,
    alignItems: 'baseline',
  },
  '& li + li': { borderBlockStart: `1px solid ${color.line}` },
  '& b': { fontWeight: weight.medium, overflowWrap: 'anywhere' },
  '& b > a': { fontWeight: weight.regular },
  '& small': { gridColumn: 1, fontSize: text.xs, color: color.inkFaint },
  '& span': { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
  '@media (max-width: 22.4375em)': { '& li': { gridTemplateColumns: 'minmax(0, 1fr)' }, '& span': { whiteSpace: 'normal' } },
  '& span[data-gain]': { color: color.calmInk },
  '& span[data-note]': { color: color.inkFaint, fontSize: text.sm },
});

/** The ledger as a person reads it: what, when, how much, for which script. */
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
  const lines = data.pages.flatMap((page) => page.items);
  if (lines.length === 0) return <EmptyState title={t('credits.empty.title')}>{t('credits.empty.text')}</EmptyState>;
  return (
    <>
      <Sheet>
        <List>
          {lines.map((line) => (
            <Line key={line.id} line={line} />
          ))}
        </List>
      </Sheet>
      <MoreBelow query={query} />
    </>
  );
}

function Line({ line }: { readonly line: Transaction }): ReactNode {
  const { t } = useTranslation();
  const formats = useFormats();
  return (
    <li>
      <b>
        {lineText(line)}{' '}
        {line.script && (
          <Link to={pathTo(paths.script, { id: line.script.id })}>{line.script.title || t('scripts.untitled')}</Link>
        )}
      </b>
      {line.kind === 'settle' ? (
        <span data-note>{t('credits.spent', { count: line.spent })}</span>
      ) : (
        <span data-gain={line.amount > 0 || undefined}>{formats.signed(line.amount)}</span>
      )}
      <small>
        <time dateTime={line.createdAt}>{formats.moment(line.createdAt)}</time>
      </small>
    </li>
  );
}
