import { styled } from '../../theme/styled.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import * as paths from '../../../shared/paths.ts';
import { pathTo } from '../../../shared/pathTo.ts';
import type { ScriptListItem } from '../../../shared/scripts.schema.ts';
import { useFormats } from '../../lib/useFormats.ts';
import { text } from '../../theme/tokens.ts';
import { Figure } from '../../ui/Figure.tsx';
import { readListOptions } from './listOptions.ts';
import { minutesOf } from './minutesOf.ts';
import { titleOf } from './titleOf.ts';
import { useScriptList } from './useScriptList.ts';

const List = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '.5rem',
  fontSize: text.sm,
  '& > li': { display: 'flex', justifyContent: 'space-between', gap: '1rem' },
  '& a': { minInlineSize: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& span': { whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' },
});

/** Specification, section 9: recent lists. */
const shown = 3;
/** The list as it is without any wish, which the shelf below shows, too. */
const newest = readListOptions(new URLSearchParams());

/** What was made last, and when. */
export function ActivityFigure(): ReactNode {
  const { t } = useTranslation();
  const asked = useScriptList(newest);
  const scripts = asked.data?.pages.flatMap((page) => page.items).slice(0, shown) ?? [];
  return (
    <Figure title={t('home.activity.title')} asked={asked} go={<Link to={paths.scripts}>{t('home.activity.all')}</Link>}>
      {scripts[0] ? <Recent scripts={scripts} first={scripts[0]} /> : <p data-part="remark">{t('home.activity.none')}</p>}
    </Figure>
  );
}

type Props = { readonly scripts: readonly ScriptListItem[]; readonly first: ScriptListItem };

function Recent({ scripts, first }: Props): ReactNode {
  const formats = useFormats();
  return (
    <>
      <p data-part="figure">{formats.recentDay(first.createdAt)}</p>
      <List>
        {scripts.map((script) => (
          <li key={script.id}>
            <Link to={pathTo(paths.editor, { id: script.id })} lang={script.language}>
              {titleOf(script)}
            </Link>
            <span>{formats.minutesShort(minutesOf(script))}</span>
          </li>
        ))}
      </List>
    </>
  );
}
