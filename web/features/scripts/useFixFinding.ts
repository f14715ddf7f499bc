import { useTranslation } from 'react-i18next';
import { applyFix } from '../../../shared/checks/fixes/applyFix.ts';
import type { Finding, Fix, Script } from '../../../shared/scripts.schema.ts';
import { showFailure, showToast } from '../../lib/toasts.ts';
import { findingsAfter } from './findingsAfter.ts';
import { useFix } from './useFix.ts';

/** Makes a finding's fix, says so, and offers to take it back. What could not be saved changes nothing. */
export function useFixFinding(script: Script): {
  readonly fix: (finding: Finding, fix: Fix) => void;
  readonly isSaving: boolean;
} {
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
  const make = async (finding: Finding, fix: Fix): Promise<void> => {
    if (isPending) return;
    try {
      const fixed = await change({
        script,
        content: applyFix(script.content, fix),
        findings: findingsAfter(script.findings, finding, fix),
      });
      showToast({
        kind: 'success',
        title: t('findings.done'),
        text: t(`findings.fixes.${fix.kind}`),
        action: { label: t('app.undo'), run: () => void undo(fixed) },
      });
    } catch (error) {
      showFailure(error, t('findings.failed'));
    }
  };
  return { fix: (finding, fix) => void make(finding, fix), isSaving: isPending };
}
