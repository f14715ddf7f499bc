import { Menu } from '../../../ui/overlays/Menu.ts';
import { MenuItem } from '../../../ui/overlays/MenuItem.ts';
import { useState, type ReactNode } from 'react';
import { Icon } from '../../../ui/Icon.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import type { IconName } from '../../../ui/iconPaths.tsx';

export type Action = {
  readonly icon: IconName;
  readonly name: string;
  readonly run: () => void;
  /** Cannot be done now. */
  readonly unavailable?: boolean;
};

/** What can be done with a script, behind one button. */
export function ActionMenu({ label, actions }: { readonly label: string; readonly actions: readonly Action[] }): ReactNode {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = (): void => setAnchor(null);
  return (
    <>
      <IconButton
        icon="more"
        label={label}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      />
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={close}
        slotProps={{ root: { role: 'dialog', 'aria-label': label } }}
      >
        {actions.map(({ icon, name, run, unavailable = false }) => (
          <MenuItem
            key={name}
            disabled={unavailable}
            onClick={() => {
              close();
              run();
            }}
          >
            <Icon name={icon} small />
            {name}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
