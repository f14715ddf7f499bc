import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router-dom';
import * as paths from '../../../shared/paths.ts';
import { pathTo } from '../../../shared/pathTo.ts';
import { comesFromReading } from '../../features/reading/comesFromReading.ts';
import { ReadAloud } from '../../features/reading/ReadAloud.tsx';
import { useUpdateSettings } from '../../features/settings/useUpdateSettings.ts';
import { errorText } from '../../lib/errorText.ts';
import { useRealtime } from '../../realtime/useRealtime.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { WholePage } from '../WholePage.tsx';
import { useShownScript } from '../useShownScript.ts';

/** A script to be read aloud, on the whole screen and outside the frame of the other pages. */
export function ReadPage(): ReactNode {
  useRealtime();
  const { t } = useTranslation();
  const { id = '' } = useParams();
  const { data: script, error, isPending } = useShownScript(id);
  const update = useUpdateSettings();
  const navigate = useNavigate();
  if (isPending) return <Spinner />;
  if (!script || script.content === '') {
    const text = script ? t('reading.empty') : script === null ? t('scripts.gone.text') : errorText(error);
    return (
      <WholePage>
        <EmptyState
          isPage
          title={script ? script.title : t('scripts.gone.title')}
          actions={
            <LinkButton tone="primary" to={script ? pathTo(paths.script, { id }) : paths.scripts}>
              {script ? t('reading.leave') : t('scripts.gone.action')}
            </LinkButton>
          }
        >
          {text}
        </EmptyState>
      </WholePage>
    );
  }
  return (
    <ReadAloud
      key={id}
      script={script}
      onUseSpeed={(readingSpeed) => update({ readingSpeed })}
      onLeave={() => void navigate(pathTo(paths.script, { id }), { replace: true, state: comesFromReading.state })}
    />
  );
}
