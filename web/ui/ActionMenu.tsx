import { useState, type ReactNode } from 'react';
import { ActionList, type Action } from './ActionList.tsx';
import { IconButton } from './IconButton.tsx';

/** What can be done with something, behind one button. */
export function ActionMenu({ label, actions }: { readonly label: string; readonly actions: readonly Action[] }): ReactNode {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <IconButton
        icon="more"
        label={label}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      />
      <ActionList label={label} anchor={anchor} actions={actions} onClose={() => setAnchor(null)} />
    </>
  );
}
