import { useTranslation } from 'react-i18next';
import { applyMend } from '../../../shared/checks/mends/applyMend.ts';
import type { Finding, Script } from '../../../shared/scripts.schema.ts';
import { errorText } from '../../lib/errorText.ts';
import { showToast } from '../../lib/toasts.ts';
import { findingsAfter } from './findingsAfter.ts';
import { useMend } from './useMend.ts';

/** Makes a finding's mend, says so, and offers to take it back. What could not be saved changes nothing. */
export function useMendFinding(script: Script): { readonly mend: (finding: Finding) => void; readonly isSaving: boolean } {
  const { t } = useTranslation();
  const { mutateAsync: change, isPending } = useMend();
  // By promise, not by callback: the page that asked may be gone by then.
  const undo = async (mended: Script): Promise<void> => {
    try {
      await change({ script: mended, content: script.content, findings: script.findings });
      showToast({ kind: 'success', text: t('findings.undone') });
    } catch (error) {
      showToast({ kind: 'error', title: t('findings.undoFailed'), text: errorText(error) });
    }
  };
  const mend = async (finding: Finding): Promise<void> => {
    if (!finding.mend || isPending) return;
    try {
      const mended = await change({
        script,
        content: applyMend(script.content, finding.mend),
        findings: findingsAfter(script.findings, finding, finding.mend),
      });
      showToast({
        kind: 'success',
        title: t('findings.done'),
        text: t(`findings.mends.${finding.mend.kind}`),
        action: { label: t('app.undo'), run: () => void undo(mended) },
      });
    } catch (error) {
      showToast({ kind: 'error', title: t('findings.failed'), text: errorText(error) });
    }
  };
  return { mend: (finding) => void mend(finding), isSaving: isPending };
}
