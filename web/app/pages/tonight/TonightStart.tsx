import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { User } from '../../../../shared/accounts.schema.ts';
import * as paths from '../../../../shared/paths.ts';
import { useCredits } from '../../../features/credits/useCredits.ts';
import { TonightForm, type NightVoice } from '../../../features/generations/tonight/TonightForm.tsx';
import { tonightBody, type TonightAnswers } from '../../../features/generations/tonight/tonightBody.ts';
import { useAskTonight } from '../../../features/generations/tonight/useAskTonight.ts';
import { wakeVoice } from '../../../features/reading/night/wakeVoice.ts';
import { useVoices } from '../../../features/reading/useVoices.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { errorText } from '../../../lib/errorText.ts';
import { limitsPlan } from '../../../lib/limitsPlan.ts';
import { useFormats } from '../../../lib/useFormats.ts';
import { useSettings } from '../../../lib/useSettings.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { PageHeading } from '../../../ui/PageHeading.tsx';
import { showAccepted } from '../showAccepted.ts';
import { NightSurface } from './NightSurface.tsx';

type Props = { readonly user: User; readonly onBegun: (scriptId: string, voice: NightVoice) => void };

/** What is asked before the night begins. */
export function TonightStart({ user, onBegun }: Props): ReactNode {
  const { t } = useTranslation();
  const formats = useFormats();
  const client = useQueryClient();
  const { language: shown } = useLanguage();
  const settings = useSettings();
  const { data: credits } = useCredits();
  const ask = useAskTonight(user.id);
  const language = settings.defaultScriptLanguage === 'interface' ? shown : settings.defaultScriptLanguage;
  const hasVoice = useVoices(language).length > 0;
  const begin = async (answers: TonightAnswers, voice: NightVoice): Promise<void> => {
    const body = tonightBody(shown, settings, answers);
    if (!body) return;
    wakeVoice();
    const accepted = await ask.mutateAsync(body);
    await showAccepted(client, accepted);
    onBegun(accepted.script.id, voice);
  };
  return (
    <NightSurface>
      <header>
        <LinkButton tone="quiet" size="sm" to={paths.home} aria-label={t('tonight.close')}>
          <Icon name="x" />
        </LinkButton>
        <PageHeading>{t('tonight.title')}</PageHeading>
        <p>{t('tonight.lead')}</p>
      </header>
      <TonightForm
        plan={limitsPlan(user.currentPlan)}
        available={credits?.available}
        isPending={ask.isPending || ask.isSuccess}
        failure={ask.error && errorText(ask.error)}
        voiceNote={hasVoice ? null : t('tonight.noVoice', { language: formats.language(language) })}
        onBegin={(answers, voice) => void begin(answers, voice).catch(() => undefined)}
      />
    </NightSurface>
  );
}
