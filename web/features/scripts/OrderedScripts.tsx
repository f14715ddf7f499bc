import { styled } from '../../theme/styled.ts';
import { useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ScriptListItem } from '../../../shared/scripts.schema.ts';
import type { Action } from '../../ui/ActionList.tsx';
import { LoadFailure } from '../../ui/LoadFailure.tsx';
import { MoreBelow } from '../../ui/MoreButton.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { OrderedScript } from './OrderedScript.tsx';
import { ScriptListSkeleton } from './ScriptListSkeleton.tsx';
import { titleOf } from './titleOf.ts';
import { useMoveScript } from './useMoveScript.ts';
import { useScriptList } from './useScriptList.ts';

const Rows = styled(Sheet)({ overflow: 'hidden', padding: '.4rem 0' });

type Props = {
  readonly collectionId: string;
  readonly empty: ReactNode;
  /** `moves` are what the place of a script allows; `previous` is the script before it. */
  readonly renderMenu: (script: ScriptListItem, moves: readonly Action[], previous: string | null) => ReactNode;
};

/** A collection's scripts in its own order, which one changes by dragging, by arrow keys, or by the menu. */
export function OrderedScripts({ collectionId, empty, renderMenu }: Props): ReactNode {
  const { t } = useTranslation();
  const query = useScriptList({ collection: collectionId, sort: 'place', order: 'asc' });
  const move = useMoveScript(collectionId);
  const [said, setSaid] = useState('');
  const dragged = useRef<string | null>(null);
  const scripts = query.data?.pages.flatMap((page) => page.items) ?? [];
  if (query.isPending) return <ScriptListSkeleton />;
  if (!query.data) {
    return <LoadFailure title={t('scripts.listFailed')} error={query.error} onRetry={query.refetch} />;
  }
  if (scripts.length === 0) return empty;

  /** Moves a script to an index of the list without it. */
  const moveTo = (script: ScriptListItem, index: number): void => {
    const others = scripts.filter(({ id }) => id !== script.id);
    if (index < 0 || index > others.length || others[index]?.id === nextOf(scripts, script.id)) return;
    move({ scriptId: script.id, after: others[index - 1]?.id ?? null });
    setSaid(t('library.collections.order.moved', { title: titleOf(script), position: index + 1, total: scripts.length }));
  };
  const drop = (target: number): void => {
    const from = scripts.findIndex(({ id }) => id === dragged.current);
    const script = scripts[from];
    dragged.current = null;
    if (script) moveTo(script, target);
  };
  return (
    <>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      <Rows as="ol">
        {scripts.map((script, index) => (
          <OrderedScript
            key={script.id}
            script={script}
            position={index + 1}
            onDrag={() => (dragged.current = script.id)}
            onDrop={() => drop(index)}
            onStep={(by) => moveTo(script, index + by)}
            menu={renderMenu(
              script,
              [
                ...(index > 0
                  ? [{ icon: 'up' as const, name: t('library.collections.order.up'), run: () => moveTo(script, index - 1) }]
                  : []),
                ...(index < scripts.length - 1
                  ? [{ icon: 'down' as const, name: t('library.collections.order.down'), run: () => moveTo(script, index + 1) }]
                  : []),
              ],
              scripts[index - 1]?.id ?? null,
            )}
          />
        ))}
      </Rows>
      <MoreBelow query={query} />
    </>
  );
}

/** The script behind another one: moving in front of it would change nothing. */
const nextOf = (scripts: readonly ScriptListItem[], id: string): string | undefined =>
  scripts[scripts.findIndex((script) => script.id === id) + 1]?.id;
