import type { ReactNode } from 'react';
import type { ScriptListItem } from '../../../shared/scripts.schema.ts';
import { MoreBelow } from '../../ui/MoreButton.tsx';
import { ScriptCard } from './ScriptCard.tsx';
import { ScriptGrid } from './ScriptGrid.tsx';
import type { useScriptList } from './useScriptList.ts';

type Props = {
  readonly query: Pick<ReturnType<typeof useScriptList>, 'data' | 'hasNextPage' | 'isFetchingNextPage' | 'fetchNextPage'>;
  readonly level: 2 | 3;
  readonly most?: number | undefined;
  readonly renderMenu: (script: ScriptListItem) => ReactNode;
};

/** The pages of a list that are loaded, and more on demand; or `most` of them. */
export function ScriptCards({ query, level, most, renderMenu }: Props): ReactNode {
  return (
    <>
      <ScriptGrid>
        {query.data?.pages
          .flatMap((page) => page.items)
          .slice(0, most)
          .map((script) => (
            <li key={script.id}>
              <ScriptCard script={script} level={level} menu={renderMenu(script)} />
            </li>
          ))}
      </ScriptGrid>
      {most === undefined && <MoreBelow query={query} />}
    </>
  );
}
