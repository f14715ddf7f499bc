import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { exportFormats, planForExport } from '../../../shared/plans.ts';
import { ApiError } from '../../lib/ApiError.ts';
import { errorText } from '../../lib/errorText.ts';
import { planRowPath } from '../../lib/planRowPath.ts';
import { Note } from '../../ui/Note.tsx';

/** Why there is no file; where it is for the plan, which plan has the format. */
export function ExportRefusal({ error }: { readonly error: Error }): ReactNode {
  const { t } = useTranslation();
  const format = findRefusedFormat(error);
  if (!format)
    return (
      <Note kind="danger" role="alert">
        {waitFor(error, t) ?? errorText(error)}
      </Note>
    );
  const plan = t(`vocabulary.plans.${planForExport(format).id}`);
  return (
    <Note kind="danger" role="alert">
      {t('exports.planLimit', { format: t(`exports.formats.${format}.name`), plan })}{' '}
      <Link to={planRowPath('exports')}>{t('exports.seePlans')}</Link>
    </Note>
  );
}

/** The export format that the account's plan does not include; the plan may have changed since the page was opened. */
const findRefusedFormat = (error: Error) =>
  error instanceof ApiError && error.code === 'PLAN_LIMIT'
    ? exportFormats.find((format) => format === error.details['format'])
    : undefined;

/** How long to wait, where it is for other files that are written just now: this person's own, or everybody's. */
function waitFor(error: Error, t: TFunction): string | undefined {
  if (!(error instanceof ApiError)) return undefined;
  const { retryAfterSeconds: count, underWay } = error.details;
  if (typeof count !== 'number') return undefined;
  if (error.code === 'RATE_LIMITED' && typeof underWay === 'number') return t('exports.underWay', { count });
  return error.code === 'UNAVAILABLE' ? t('exports.busy', { count }) : undefined;
}
