import { useTranslation } from 'react-i18next';
import { applyFix } from '../../../shared/checks/fixes/applyFix.ts';
import type { Finding, Script } from '../../../shared/scripts.schema.ts';
import { showFailure, showToast } from '../../lib/toasts.ts';
import { findingsAfter } from './findingsAfter.ts';
import { useFix } from './useFix.ts';

/** Makes a finding's fix, says so, and offers to take it back. What could not be saved changes nothing. */
export function useFixFinding(script: Script): { readonly fix: (finding: Finding) => void; readonly isSaving: boolean } {
  const { t } = useTranslation();
  const { mutateAsync: change, isPending } = useFix();
  // By promise, not by callback: the page that asked may be gone by then.
  const undo = async (fixed: Script): Promise<void> => {
    try {
      await change({ script: fixed, content: script.content, findings: script.findings });
      showToast({ kind: 'success', text: t('findings.undone') });
    } catch (error) {
      showFailure(error, t('findings.undoFailed'));
    }
  };
  const fix = async (finding: Finding): Promise<void> => {
    if (!finding.fix || isPending) return;
    try {
      const fixed = await change({
        script,
        content: applyFix(script.content, finding.fix),
        findings: findingsAfter(script.findings, finding, finding.fix),
      });
      showToast({
        kind: 'success',
        title: t('findings.done'),
        text: t(`findings.fixes.${finding.fix.kind}`),
        action: { label: t('app.undo'), run: () => void undo(fixed) },
      });
    } catch (error) {
      showFailure(error, t('findings.failed'));
    }
  };
  return { fix: (finding) => void fix(finding), isSaving: isPending };
}
