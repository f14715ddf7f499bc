import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import * as paths from '../../../../shared/paths.ts';
import { pathTo } from '../../../../shared/pathTo.ts';
import type { Script } from '../../../../shared/scripts.schema.ts';
import { ReadAloudLink } from '../../../features/reading/ReadAloudLink.tsx';
import { FavoriteButton } from '../../../features/scripts/FavoriteButton.tsx';
import { breakpoint } from '../../../theme/tokens.ts';
import { Actions } from '../../../ui/Actions.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { useMedia } from '../../../ui/useMedia.ts';
import { ScriptMenu } from '../../library/ScriptMenu.tsx';
import type { ScriptDialogs } from './useScriptDialogs.tsx';

type Props = { readonly script: Script; readonly dialogs: ScriptDialogs; readonly onRename: () => void };

/** What one does with a finished script; what there is no room for is in the menu at the end. */
export function ScriptActions({ script, dialogs, onRename }: Props): ReactNode {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const isNarrow = useMedia(`(max-width: ${breakpoint.narrow - 1}px)`);
  return (
    <Actions data-part="actions">
      <ReadAloudLink scriptId={script.id} />
      <LinkButton size="sm" to={pathTo(paths.editor, { id: script.id })}>
        <Icon name="pen" small />
        {t('scripts.edit')}
      </LinkButton>
      {!isNarrow && (
        <>
          <Button size="sm" onClick={dialogs.openExport}>
            <Icon name="download" small />
            {t('exports.open')}
          </Button>
          <LinkButton size="sm" to={pathTo(paths.versions, { id: script.id })}>
            <Icon name="history" small />
            {t('versions.title')}
          </LinkButton>
        </>
      )}
      <Actions sx={{ gap: 0 }}>
        <FavoriteButton script={script} />
        <ScriptMenu
          script={script}
          label={t('scripts.more')}
          beside={isNarrow ? ['read', 'edit'] : ['read', 'edit', 'export', 'versions']}
          content={script.content}
          onRename={onRename}
          onDeleted={() => void navigate(paths.scripts)}
        />
      </Actions>
    </Actions>
  );
}
