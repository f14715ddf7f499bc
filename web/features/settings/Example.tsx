import { styled } from '../../theme/styled.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import * as paths from '../../../shared/paths.ts';
import { color, font, media, radius, space, text } from '../../theme/tokens.ts';
import { Actions } from '../../ui/Actions.tsx';
import { Breath } from '../../ui/Breath.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { PauseChip } from '../../ui/PauseChip.tsx';
import { Timeline } from '../../ui/Timeline.tsx';

const Root = styled('figure')({
  display: 'grid',
  gap: space.s4,
  padding: space.sheet,
  background: color.surface,
  borderRadius: radius.lg,
  boxShadow: color.shadow2,
  '& > figcaption': { display: 'flex', gap: space.s3, alignItems: 'center', fontSize: text.sm, color: color.inkFaint },
  '& > b': { font: `420 ${text.titleMd}/1.15 ${font.serif}` },
  '& > p': { font: `400 ${text.script}/1.65 ${font.serif}` },
  [media.forced]: { border: '1px solid CanvasText' },
});

/** Seconds as they are spoken and kept silent. */
const runs = [4, 6, 3, 9, 5, 4, 6, 12].map((speech, index) => ({
  speech,
  silence: [3, 8, 5, 12][index % 4] ?? 3,
  state: 'done' as const,
}));

/** A piece of a script with all that the choices change. */
export function Example(): ReactNode {
  const { t } = useTranslation();
  return (
    <Root>
      <figcaption>
        <Breath aria-hidden />
        {t('settings.accessibility.example.label')}
      </figcaption>
      <b>{t('settings.accessibility.example.title')}</b>
      <p>
        {t('settings.accessibility.example.a')} <PauseChip seconds={5} /> {t('settings.accessibility.example.b')}{' '}
        <PauseChip seconds={12} />
      </p>
      <Timeline runs={runs} />
      <Actions>
        <LinkButton to={paths.generator}>{t('app.newScript')}</LinkButton>
        <Link to={paths.settings}>{t('settings.title')}</Link>
      </Actions>
    </Root>
  );
}
