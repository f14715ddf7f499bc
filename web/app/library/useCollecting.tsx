import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ScriptListItem } from '../../../shared/scripts.schema.ts';
import { CollectDialog } from '../../features/collections/CollectDialog.tsx';
import type { ScriptAction } from '../../features/scripts/ScriptMenu.tsx';
import { titleOf } from '../../features/scripts/titleOf.ts';
import { useMembership } from './useMembership.ts';

type Collecting = { readonly actionOf: (script: ScriptListItem) => ScriptAction; readonly dialog: ReactNode };

/** The entry "add to a collection" of a script's menu, and the dialog that it opens. */
export function useCollecting(): Collecting {
  const { t } = useTranslation();
  const [script, setScript] = useState<ScriptListItem | null>(null);
  const setMembership = useMembership();
  return {
    actionOf: (one) => ({ icon: 'folder', name: t('library.more.collect'), run: () => setScript(one) }),
    dialog: script && (
      <CollectDialog
        scriptId={script.id}
        title={titleOf(script)}
        onToggle={(collection, isIn) => setMembership({ collection, scriptId: script.id, isIn })}
        onClose={() => setScript(null)}
      />
    ),
  };
}
