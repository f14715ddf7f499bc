import { useDeferredValue, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import * as paths from '../../../shared/paths.ts';
import type { ScriptFilters } from '../../../shared/scriptFilters.ts';
import type { ScriptListItem } from '../../../shared/scripts.schema.ts';
import { space } from '../../theme/tokens.ts';
import { Actions } from '../../ui/Actions.tsx';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { LoadFailure } from '../../ui/LoadFailure.tsx';
import { isNarrowed } from './listOptions.ts';
import { ScriptCards } from './ScriptCards.tsx';
import { ScriptCount } from './ScriptCount.tsx';
import { ScriptFilterBar } from './ScriptFilterBar.tsx';
import { ScriptListSkeleton } from './ScriptListSkeleton.tsx';
import { totalOf } from './scriptPages.ts';
import { useListAddress } from './useListAddress.ts';
import { useScriptList } from './useScriptList.ts';

type Props = {
  /** What the page itself narrows its list to. */
  readonly fixed?: ScriptFilters;
  /** What stands where there are no scripts at all. */
  readonly empty: ReactNode;
  /** The level of the cards' headings; below the heading that stands over the list. */
  readonly level?: 2 | 3;
  /** As many as are shown; the whole list is on a page of its own. */
  readonly most?: number;
  readonly renderMenu: (script: ScriptListItem) => ReactNode;
};

/** A person's scripts, to be searched, narrowed and sorted; the address says how. */
export function ScriptLibrary({ fixed, empty, level = 2, most, renderMenu }: Props): ReactNode {
  const { t } = useTranslation();
  const { search } = useLocation();
  const address = useListAddress(fixed);
  // Two dozen cards are rendered bit by bit: whoever presses or types meanwhile does not wait for the last of them.
  const query = useDeferredValue(useScriptList(address.list));
  const { data, error, isPending, refetch } = query;
  if (isPending) return <ScriptListSkeleton />;
  if (!data) {
    return <LoadFailure title={t('scripts.listFailed')} error={error} onRetry={refetch} />;
  }
  const total = totalOf(data);
  // The bar is there for scripts that are there; while another list is on its way, the last one tells.
  if (total === 0 && !isNarrowed(address.list) && !query.isPlaceholderData) return empty;
  return (
    <>
      <ScriptFilterBar list={address.list} change={address.change} />
      <ScriptCount {...address} total={total} />
      {total === 0 ? (
        <EmptyState
          title={t('library.nothing.title')}
          actions={<Button onClick={address.clear}>{t('library.nothing.action')}</Button>}
        >
          {t('library.nothing.text')}
        </EmptyState>
      ) : (
        <ScriptCards query={query} level={level} most={most} renderMenu={renderMenu} />
      )}
      {most !== undefined && total > most && (
        <Actions sx={{ marginBlockStart: space.s4 }}>
          <LinkButton to={`${paths.scripts}${search}`}>{t('home.activity.all')}</LinkButton>
        </Actions>
      )}
    </>
  );
}
