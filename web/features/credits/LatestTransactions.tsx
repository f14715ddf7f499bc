import { styled } from '../../theme/styled.ts';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import * as paths from '../../../shared/paths.ts';
import { useFormats } from '../../lib/useFormats.ts';
import { color, media, text, weight } from '../../theme/tokens.ts';
import { entriesOf, type Entry } from './entriesOf.ts';
import { entryText } from './entryText.ts';
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
            <Line key={entry.key} entry={entry} />
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

function Line({ entry }: { readonly entry: Entry }): ReactNode {
  const { t } = useTranslation();
  const formats = useFormats();
  const { amount, newest, isHeld } = entry;
  return (
    <li>
      <b>{entryText(entry)}</b>
      <span data-gain={amount > 0 || undefined}>{formats.signed(amount)}</span>
      <small>
        <time dateTime={newest.createdAt}>{formats.moment(newest.createdAt)}</time>
        {isHeld && ` · ${t('credits.stillHeld')}`}
      </small>
    </li>
  );
}
