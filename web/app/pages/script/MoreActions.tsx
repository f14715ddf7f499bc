import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { isOpen } from '../../../../shared/generations.schema.ts';
import * as paths from '../../../../shared/paths.ts';
import { pathTo } from '../../../../shared/pathTo.ts';
import type { Script } from '../../../../shared/scripts.schema.ts';
import { textToCopy } from '../../../features/exports/textToCopy.ts';
import { copyText } from '../../../lib/copyText.ts';
import { ActionMenu, type Action } from './ActionMenu.tsx';
import type { ScriptDialogs } from './useScriptDialogs.tsx';

type Props = {
  readonly script: Script;
  readonly dialogs: ScriptDialogs;
  /** Whether what stands beside the menu on wide screens is in it. */
  readonly hasAll: boolean;
  readonly onRename: () => void;
};

/** The rest of what can be done with a script. */
export function MoreActions({ script, dialogs, hasAll, onRename }: Props): ReactNode {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const isBusy = script.generation !== null && isOpen(script.generation);
  const beside: readonly Action[] = [
    { icon: 'download', name: t('exports.open'), run: dialogs.exportScript },
    { icon: 'history', name: t('versions.title'), run: () => void navigate(pathTo(paths.versions, { id: script.id })) },
  ];
  const actions: readonly Action[] = [
    ...(hasAll ? beside : []),
    { icon: 'copy', name: t('exports.copy.plain'), run: () => void copyText(textToCopy(script.content)) },
    { icon: 'copy', name: t('exports.copy.marked'), run: () => void copyText(script.content) },
    // Once the menu is gone, or it would be on the paper.
    { icon: 'print', name: t('exports.print'), run: () => setTimeout(() => print(), 0) },
    ...(isBusy ? [] : [{ icon: 'again', name: t('regeneration.whole'), run: () => dialogs.openRegenerate(null) } as const]),
    { icon: 'tag', name: t('scripts.rename.action'), run: onRename },
  ];
  return <ActionMenu label={t('scripts.more')} actions={actions} />;
}
