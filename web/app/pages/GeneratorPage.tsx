import { useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import type { User } from '../../../shared/accounts.schema.ts';
import * as paths from '../../../shared/paths.ts';
import { pathTo } from '../../../shared/pathTo.ts';
import { useUser } from '../../features/accounts/useUser.ts';
import { useCredits } from '../../features/credits/useCredits.ts';
import { draft } from '../../features/generations/draft.ts';
import { GeneratorForm } from '../../features/generations/GeneratorForm.tsx';
import { startIn } from '../../features/generations/starts/Start.ts';
import { StartNote } from '../../features/generations/starts/StartNote.tsx';
import { useQuota } from '../../features/quotas/useQuota.ts';
import { limitsPlan } from '../../lib/limitsPlan.ts';
import { showToast } from '../../lib/toasts.ts';
import { FormGap } from '../../ui/FormGap.tsx';
import { OtherWays } from './generator/OtherWays.tsx';
import { BeginFromScript } from './generator/BeginFromScript.tsx';
import { BeginFromTemplate } from './generator/BeginFromTemplate.tsx';
import { PageHead } from './PageHead.tsx';
import { showAccepted } from './showAccepted.ts';

/** `?from=` begins with a script's request, `?template=` with a template; else the form is as it was left. */
export function GeneratorPage(): ReactNode {
  const { data: user } = useUser();
  const [search] = useSearchParams();
  const [from, template] = [search.get('from'), search.get('template')];
  if (!user) return null;
  if (from !== null) return <BeginFromScript key={from} accountId={user.id} id={from} />;
  if (template !== null) return <BeginFromTemplate key={template} accountId={user.id} id={template} />;
  return <Generator user={user} />;
}

function Generator({ user }: { readonly user: User }): ReactNode {
  const { t } = useTranslation();
  const client = useQueryClient();
  const navigate = useNavigate();
  const { state } = useLocation();
  const { data: credits } = useCredits();
  const quota = useQuota('scripts');
  const plan = limitsPlan(user.currentPlan);
  const start = startIn(state);
  // The form reads the draft once; what is brought back needs a new one.
  const [round, setRound] = useState(0);
  const bringBack = (): void => {
    draft.bringBack(user.id);
    setRound(round + 1);
    void navigate(paths.generator, { replace: true });
    showToast({ kind: 'success', text: t('starts.broughtBack') });
  };
  return (
    <>
      <PageHead title={t('generator.heading')}>{t('generator.lead')}</PageHead>
      <FormGap>
        {start ? (
          <StartNote start={start} plan={plan} onBringBack={draft.readBefore(user.id) ? bringBack : undefined} />
        ) : (
          <OtherWays />
        )}
        <GeneratorForm
          key={round}
          accountId={user.id}
          plan={plan}
          available={credits?.available}
          full={quota.isReached ? quota.lines.map(({ text }) => text).join(' ') : null}
          onAccepted={async (accepted) => {
            await showAccepted(client, accepted);
            // Every event of the writing would begin a transition to the new page over again.
            await navigate(pathTo(paths.script, { id: accepted.script.id }), { flushSync: true });
          }}
        />
      </FormGap>
    </>
  );
}
