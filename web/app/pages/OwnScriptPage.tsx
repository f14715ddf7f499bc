import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import * as paths from '../../../shared/paths.ts';
import { pathTo } from '../../../shared/pathTo.ts';
import { useUser } from '../../features/accounts/useUser.ts';
import { OwnScriptForm } from '../../features/editor/own/OwnScriptForm.tsx';
import { QuotaLines } from '../../features/quotas/QuotaLines.tsx';
import { useQuota } from '../../features/quotas/useQuota.ts';
import { putScript } from '../../features/scripts/putScript.ts';
import { PageHead } from './PageHead.tsx';

/** Begins a script of one's own, and leads to its editor. */
export function OwnScriptPage(): ReactNode {
  const { t } = useTranslation();
  const client = useQueryClient();
  const navigate = useNavigate();
  const { data: user } = useUser();
  const quota = useQuota('scripts');
  if (!user) return null;
  return (
    <>
      <PageHead title={t('ownScript.title')}>{t('ownScript.lead')}</PageHead>
      <QuotaLines quota={quota} />
      <OwnScriptForm
        accountId={user.id}
        onBegun={async (script) => {
          await putScript(client, script);
          await navigate(pathTo(paths.editor, { id: script.id }), { replace: true });
        }}
      />
    </>
  );
}
