import i18next from 'i18next';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Transaction } from '../../../shared/credits.schema.ts';
import * as paths from '../../../shared/paths.ts';
import { pathTo } from '../../../shared/pathTo.ts';
import type { Formats } from '../../lib/format.ts';
import { useFormats } from '../../lib/useFormats.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Pairs, type Pair } from '../../ui/Pairs.tsx';
import { EntryHead } from './EntryHead.tsx';
import type { Entry } from './entriesOf.ts';
import { writingText } from './entryText.ts';

/** One line of the ledger; a script's opens to what was held, used and returned. */
export function EntryRow({ entry }: { readonly entry: Entry }): ReactNode {
  const { t } = useTranslation();
  const formats = useFormats();
  const { newest, writings } = entry;
  const head = <EntryHead entry={entry} />;
  if (writings.length === 0) return <li data-part="line">{head}</li>;
  return (
    <li>
      <details>
        <summary data-part="line">
          {head}
          <Icon name="down" small />
        </summary>
        {writings.map(({ about, lines }) => (
          <section key={about?.id ?? lines[0]?.id}>
            <h3>{writingText(about)}</h3>
            <Pairs pairs={lines.flatMap((line) => pairsOf(line, formats))} />
          </section>
        ))}
        {newest.script && (
          <p>
            <Link to={pathTo(paths.script, { id: newest.script.id })}>{t('credits.toScript')}</Link>
          </p>
        )}
      </details>
    </li>
  );
}

/** A settlement is two things to a reader: what was used, and what came back. */
function pairsOf({ id, kind, amount, spent, createdAt }: Transaction, formats: Formats): Pair[] {
  const at = formats.moment(createdAt);
  const pair = (name: string, value: string): Pair => ({ key: `${id} ${name}`, name: `${name}, ${at}`, value });
  if (kind !== 'settle') return [pair(i18next.t(`credits.lines.${kind === 'grant' ? 'release' : kind}`), formats.signed(amount))];
  return [
    pair(i18next.t('credits.lines.settle'), formats.number(spent)),
    ...(amount > 0 ? [pair(i18next.t('credits.lines.release'), formats.signed(amount))] : []),
  ];
}
