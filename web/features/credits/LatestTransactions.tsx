import { styled } from '../../theme/styled.ts';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Transaction } from '../../../shared/credits.schema.ts';
import * as paths from '../../../shared/paths.ts';
import { useFormats } from '../../lib/useFormats.ts';
import { color, media, text, weight } from '../../theme/tokens.ts';
import { lineText } from './lineText.ts';
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
  const lines = data.pages.flatMap((page) => page.items).slice(0, shown);
  return (
    <Root aria-labelledby={id}>
      <h2 id={id}>{t('home.transactions')}</h2>
      {lines.length > 0 ? (
        <ul>
          {lines.map((line) => (
            <Line key={line.id} line={line} />
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

function Line({ line }: { readonly line: Transaction }): ReactNode {
  const { t } = useTranslation();
  const formats = useFormats();
  return (
    <li>
      <b>
        {lineText(line)} {line.script && (line.script.title || t('scripts.untitled'))}
      </b>
      {line.kind === 'settle' ? (
        <span>{t('credits.spent', { count: line.spent })}</span>
      ) : (
        <span data-gain={line.amount > 0 || undefined}>{formats.signed(line.amount)}</span>
      )}
      <small>
        <time dateTime={line.createdAt}>{formats.moment(line.createdAt)}</time>
      </small>
    </li>
  );
}
