import { useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import * as paths from '../../../shared/paths.ts';
import { pathTo } from '../../../shared/pathTo.ts';
import type { Script } from '../../../shared/scripts.schema.ts';
import { isJustRewritten } from '../../features/generations/isJustRewritten.ts';
import { putScript } from '../../features/scripts/putScript.ts';
import { RestoreButton } from '../../features/versions/RestoreButton.tsx';
import { useVersions } from '../../features/versions/useVersions.ts';
import { storage } from '../../lib/storage.ts';
import { storageKeys } from '../../lib/storageKeys.ts';
import { space } from '../../theme/tokens.ts';
import { Actions } from '../../ui/Actions.tsx';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { Note } from '../../ui/Note.tsx';

/** That the text is a new one, with the way back to the one before; until it is changed, or this is put away. */
export function RewrittenNote({ script }: { readonly script: Script }): ReactNode {
  const position = storageKeys.rewrittenSeen(script.id);
  const [seen, setSeen] = useState(() => storage.local.read(position));
  if (!isJustRewritten(script) || !script.generation || seen === script.generation.id) return null;
  const { id } = script.generation;
  const close = (): void => {
    storage.local.write(position, id);
    setSeen(id);
  };
  return <Shown script={script} onClose={close} />;
}

function Shown({ script, onClose }: { readonly script: Script; readonly onClose: () => void }): ReactNode {
  const { t } = useTranslation();
  const client = useQueryClient();
  const { data } = useVersions(script.id);
  const versions = data?.pages.flatMap(({ items }) => items) ?? [];
  const present = versions.find(({ current }) => current);
  const before = present && versions.find(({ number }) => number < present.number);
  const scope = script.generation?.scope;
  const title = scope?.kind === 'section' ? scope.title : null;
  return (
    <div data-print="no">
      <Note>
        <p role="status">
          {scope?.kind === 'whole'
            ? t('regeneration.done.whole')
            : title === null
              ? t('regeneration.done.untitled')
              : t('regeneration.done.section', { title })}{' '}
          {t('regeneration.done.kept')}
        </p>
        <Actions sx={{ marginBlockStart: space.s3 }}>
          {present && before && (
            <>
              <LinkButton
                size="sm"
                to={pathTo(paths.versions, { id: script.id }, { query: { version: before.id, with: present.id } })}
              >
                <Icon name="versions" small />
                {t('regeneration.done.compare')}
              </LinkButton>
              <RestoreButton
                script={script}
                version={before}
                tone="plain"
                label={t('regeneration.done.restore')}
                keep={(changed) => putScript(client, changed)}
              />
            </>
          )}
          <Button size="sm" tone="quiet" onClick={onClose}>
            {t('app.close')}
          </Button>
        </Actions>
      </Note>
    </div>
  );
}
