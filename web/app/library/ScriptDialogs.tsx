import { lazy, Suspense, useEffect, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CollectDialog } from '../../features/collections/CollectDialog.tsx';
import { titleOf } from '../../features/scripts/titleOf.ts';
import { useScript } from '../../features/scripts/useScript.ts';
import { showToast } from '../../lib/toasts.ts';
import { errorText } from '../../lib/errorText.ts';
import type { MenuScript } from './MenuScript.ts';
import type { ScriptDialog } from './scriptActions.ts';
import { useMembership } from './useMembership.ts';

// They bring the checks and the plans' limits with them.
const ExportDialog = lazy(async () => ({ default: (await import('../export/ExportDialog.tsx')).ExportDialog }));
const RegenerateDialog = lazy(async () => ({
  default: (await import('../regenerate/RegenerateDialog.tsx')).RegenerateDialog,
}));

type Props = { readonly script: MenuScript; readonly open: ScriptDialog; readonly onClose: () => void };

/** The dialog that was chosen in a script's menu. */
export function ScriptDialogs({ script, open, onClose }: Props): ReactNode {
  const setMembership = useMembership();
  if (open !== 'collect') return <WholeScriptDialog script={script} open={open} onClose={onClose} />;
  return (
    <CollectDialog
      scriptId={script.id}
      title={titleOf(script)}
      onToggle={(collection, isIn) => setMembership({ collection, scriptId: script.id, isIn })}
      onClose={onClose}
    />
  );
}

/** A list does not hold the text that these need. */
function WholeScriptDialog({ script: { id }, open, onClose }: Props & { readonly open: 'export' | 'rewrite' }): ReactNode {
  const { t } = useTranslation();
  const { data: script, error } = useScript(id);
  const isGone = script === null || (script === undefined && error !== null);
  useEffect(() => {
    if (!isGone) return;
    showToast({
      kind: 'error',
      title: t('scripts.gone.title'),
      text: error === null ? t('scripts.gone.text') : errorText(error),
    });
    onClose();
  }, [isGone, error, onClose, t]);
  if (!script) return null;
  return (
    <Suspense fallback={null}>
      {open === 'export' ? (
        <ExportDialog script={script} onClose={onClose} />
      ) : (
        <RegenerateDialog script={script} position={null} onClose={onClose} />
      )}
    </Suspense>
  );
}
