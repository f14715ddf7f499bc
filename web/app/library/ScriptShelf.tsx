import type { ReactNode } from 'react';
import type { ScriptFilters } from '../../../shared/scriptFilters.ts';
import { NoScripts } from '../../features/scripts/NoScripts.tsx';
import { ScriptLibrary } from '../../features/scripts/ScriptLibrary.tsx';
import { useCollecting } from './useCollecting.tsx';

type Props = {
  readonly fixed?: ScriptFilters;
  readonly empty?: ReactNode;
  /** The level of the cards' headings. */
  readonly level?: 2 | 3;
};

/** A person's scripts with everything that can be done with them, for any page; its state is in the address. */
export function ScriptShelf({ fixed, empty, level = 2 }: Props): ReactNode {
  const collecting = useCollecting();
  return (
    <>
      <ScriptLibrary
        {...(fixed && { fixed })}
        empty={empty ?? <NoScripts />}
        level={level}
        actionsOf={(script) => [collecting.actionOf(script)]}
      />
      {collecting.dialog}
    </>
  );
}
