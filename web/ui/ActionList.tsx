import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Icon } from './Icon.tsx';
import type { IconName } from './iconPaths.tsx';
import { Menu } from './overlays/Menu.ts';
import { MenuItem } from './overlays/MenuItem.ts';

/** Something that can be done, or a way to somewhere. */
export type Action = {
  readonly icon: IconName;
  readonly name: string;
  /** Cannot be done now. */
  readonly unavailable?: boolean;
} & ({ readonly run: () => void; readonly to?: undefined } | { readonly to: string; readonly run?: undefined });

type Props = {
  readonly label: string;
  /** The button that opened it; `null` while it is closed. */
  readonly anchor: HTMLElement | null;
  readonly actions: readonly Action[];
  readonly onClose: () => void;
};

/** The open menu of a button. */
export function ActionList({ label, anchor, actions, onClose }: Props): ReactNode {
  return (
    <Menu
      open={anchor !== null}
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{ root: { role: 'dialog', 'aria-label': label } }}
    >
      {actions.map(({ icon, name, run, to, unavailable = false }) =>
        to === undefined ? (
          <MenuItem
            key={name}
            disabled={unavailable}
            onClick={() => {
              onClose();
              run();
            }}
          >
            <Icon name={icon} small />
            {name}
          </MenuItem>
        ) : (
          <MenuItem key={name} disabled={unavailable} component={Link} to={to} onClick={onClose}>
            <Icon name={icon} small />
            {name}
          </MenuItem>
        ),
      )}
    </Menu>
  );
}
