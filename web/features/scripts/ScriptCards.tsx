import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ScriptListItem } from '../../../shared/scripts.schema.ts';
import { Actions } from '../../ui/Actions.tsx';
import { Button } from '../../ui/Button.tsx';
import { ScriptCard } from './ScriptCard.tsx';
import { ScriptGrid } from './ScriptGrid.tsx';
import type { ScriptAction } from './ScriptMenu.tsx';
import type { useScriptList } from './useScriptList.ts';

type Props = {
  readonly query: Pick<ReturnType<typeof useScriptList>, 'data' | 'hasNextPage' | 'isFetchingNextPage' | 'fetchNextPage'>;
  readonly level: 2 | 3;
  readonly actionsOf: (script: ScriptListItem) => readonly ScriptAction[];
};

/** The pages of a list that are loaded, and more on demand. */
export function ScriptCards({ query, level, actionsOf }: Props): ReactNode {
  const { t } = useTranslation();
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = query;
  return (
    <>
      <ScriptGrid>
        {data?.pages
          .flatMap((page) => page.items)
          .map((script) => (
            <li key={script.id}>
              <ScriptCard script={script} level={level} actions={actionsOf(script)} />
            </li>
          ))}
      </ScriptGrid>
      {hasNextPage && (
        <Actions sx={{ justifyContent: 'center', marginBlockStart: '2rem' }}>
          <Button unavailable={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {t(isFetchingNextPage ? 'app.loading' : 'app.more')}
          </Button>
        </Actions>
      )}
    </>
  );
}
