import i18next from 'i18next';
import type { Generation, OutlineSection } from '../../../shared/generations.schema.ts';

/** Where a job is, in a few words: changes with its stages and not in between. */
export function stageLine(generation: Generation, outline: readonly OutlineSection[]): string {
  const { status, stage, sectionsDone, sectionsTotal, scope } = generation;
  if (status === 'queued') return i18next.t(generation.attempts > 0 ? 'generations.now.retrying' : 'generations.now.queued');
  if (status !== 'running') return i18next.t(`generations.now.${status}`);
  if (generation.cancelRequestedAt !== null) return i18next.t('generations.now.stopping');
  if (stage === 'checks') return i18next.t('generations.now.checks');
  if (scope?.kind === 'section')
    return scope.variants === 1
      ? i18next.t('generations.rewriting.one')
      : i18next.t('generations.rewriting.proposal', {
          number: Math.min(sectionsDone + 1, scope.variants),
          total: scope.variants,
        });
  const total = sectionsTotal ?? outline.length;
  if (stage !== 'section' || total === 0) return i18next.t('generations.now.outline');
  return i18next.t('generations.now.section', { number: Math.min(sectionsDone + 1, total), total });
}
