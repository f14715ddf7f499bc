import { useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { isOpen } from '../../../../shared/generations.schema.ts';
import { assembleContent } from '../../../../shared/markup/assembleContent.ts';
import * as paths from '../../../../shared/paths.ts';
import { pathTo } from '../../../../shared/pathTo.ts';
import type { Script } from '../../../../shared/scripts.schema.ts';
import { NightReader } from '../../../features/reading/night/NightReader.tsx';
import { errorText } from '../../../lib/errorText.ts';
import { Actions } from '../../../ui/Actions.tsx';
import { Button } from '../../../ui/Button.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { PageHeading } from '../../../ui/PageHeading.tsx';
import { useShownScript } from '../../useShownScript.ts';
import { NightSurface } from './NightSurface.tsx';

type Props = {
  readonly id: string;
  readonly isWhispered: boolean;
  readonly begins: boolean;
  readonly onAgain: () => void;
};

/** Tonight's script, read as far as it is written; what has gone wrong is said in the dark, too. */
export function TonightReading({ id, isWhispered, begins, onAgain }: Props): ReactNode {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { data: script, error, isPending } = useShownScript(id);
  const written = useMemo(() => script && withWritten(script), [script]);
  if (isPending) return <NightSurface>{null}</NightSurface>;
  if (!written || written.status === 'failed') {
    const why = written ? t('tonight.failed.text') : script === null ? t('scripts.gone.text') : errorText(error);
    return (
      <NightSurface>
        <header>
          <PageHeading>{written ? t('tonight.failed.title') : t('scripts.gone.title')}</PageHeading>
          <p role="alert">{why}</p>
        </header>
        <Actions>
          <Button tone="primary" onClick={onAgain}>
            {t('tonight.failed.again')}
          </Button>
          <LinkButton to={paths.home}>{t('tonight.close')}</LinkButton>
        </Actions>
      </NightSurface>
    );
  }
  return (
    <NightReader
      script={written}
      isGrowing={written.status === 'writing' && written.generation !== null && isOpen(written.generation)}
      isWhispered={isWhispered}
      begins={begins}
      onLeave={() => void navigate(pathTo(paths.script, { id }))}
    />
  );
}

/** With the sections that are there, where the whole text is not yet. */
const withWritten = (script: Script): Script =>
  script.content === '' ? { ...script, content: assembleContent(script.sections) } : script;
