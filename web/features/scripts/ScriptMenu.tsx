import { Menu } from '../../ui/overlays/Menu.ts';
import { MenuItem } from '../../ui/overlays/MenuItem.ts';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import * as paths from '../../../shared/paths.ts';
import { pathTo } from '../../../shared/pathTo.ts';
import type { ScriptListItem } from '../../../shared/scripts.schema.ts';
import { Icon } from '../../ui/Icon.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import type { IconName } from '../../ui/iconPaths.tsx';
import { DeleteScript } from './DeleteScript.tsx';
import { titleOf } from './titleOf.ts';

/** One more thing that can be done with a script, where a page knows of it. */
export type ScriptAction = { readonly icon: IconName; readonly name: string; readonly run: () => void };

type Props = { readonly script: ScriptListItem; readonly actions: readonly ScriptAction[] };

/** What can be done with a script in a list. */
export function ScriptMenu({ script, actions }: Props): ReactNode {
  const { t } = useTranslation();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = (): void => setAnchor(null);
  const closeAnd = (act: () => void) => () => {
    close();
    act();
  };
  return (
    <DeleteScript script={script}>
      {(ask) => (
        <>
          <IconButton
            icon="more"
            small
            label={t('library.more.label', { title: titleOf(script) })}
            aria-haspopup="menu"
            aria-expanded={anchor !== null}
            onClick={(event) => setAnchor(event.currentTarget)}
          />
          <Menu
            open={anchor !== null}
            anchorEl={anchor}
            onClose={close}
            anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
            transformOrigin={{ vertical: 'top', horizontal: 'right' }}
          >
            <MenuItem component={Link} to={pathTo(paths.editor, { id: script.id })} onClick={close}>
              <Icon name="pen" small />
              {t('library.more.edit')}
            </MenuItem>
            <MenuItem component={Link} to={pathTo(paths.generator, {}, { query: { from: script.id } })} onClick={close}>
              <Icon name="again" small />
              {t('library.more.again')}
            </MenuItem>
            {actions.map(({ icon, name, run }) => (
              <MenuItem key={name} onClick={closeAnd(run)}>
                <Icon name={icon} small />
                {name}
              </MenuItem>
            ))}
            <MenuItem onClick={closeAnd(ask)}>
              <Icon name="trash" small />
              {t('library.more.delete')}
            </MenuItem>
          </Menu>
        </>
      )}
    </DeleteScript>
  );
}
