import { styled } from '../../theme/styled.ts';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import * as paths from '../../../shared/paths.ts';
import { color, media, text, weight } from '../../theme/tokens.ts';
import { entriesOf } from './entriesOf.ts';
import { EntryHead } from './EntryHead.tsx';
import { useTransactions } from './useTransactions.ts';

const Root = styled('section')({
  '& > h2': { fontSize: text.titleXs, marginBlockEnd: '.9rem' },
  '& > ul': { display: 'grid', gap: '.9rem', fontSize: text.sm },
  '& > ul > li': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', gap: '0 1rem' },
  '& b': { fontWeight: weight.medium, overflowWrap: 'anywhere' },
  '& li > span': { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
  [media.large]: { '& > ul > li': { gridTemplateColumns: 'minmax(0, 1fr)' } },
  '& li > span[data-gain]': { color: color.calmInk },
  '& li > small': { gridColumn: '1 / -1', fontSize: text.xs, color: color.inkFaint },
  '& > p': { fontSize: text.sm, marginBlockStart: '1.1rem', color: color.inkSoft },
});

/** As many as a glance takes in (specification, section 9: recent lists). */
const shown = 3;

/** What came and went last. */
export function LatestTransactions(): ReactNode {
  const { t } = useTranslation();
  const id = useId();
  const { data } = useTransactions();
  if (!data) return null;
  const entries = entriesOf(data.pages.flatMap((page) => page.items)).slice(0, shown);
  return (
    <Root aria-labelledby={id}>
      <h2 id={id}>{t('home.transactions')}</h2>
      {entries.length > 0 ? (
        <ul>
          {entries.map((entry) => (
            <li key={entry.key}>
              <EntryHead entry={entry} />
            </li>
          ))}
        </ul>
      ) : (
        <p>{t('credits.empty.text')}</p>
      )}
      <p>
        <Link to={paths.transactions}>{t('credits.ledger')}</Link>
      </p>
    </Root>
  );
}
