import { styled } from '../../theme/styled.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import * as paths from '../../../shared/paths.ts';
import { pathTo } from '../../../shared/pathTo.ts';
import { media, text } from '../../theme/tokens.ts';
import { Actions } from '../../ui/Actions.tsx';
import { Dusk } from '../../ui/Dusk.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { Moon } from '../../ui/Moon.tsx';
import { Band } from './Band.tsx';

const Evening = styled(Dusk)({
  padding: 'clamp(2.5rem, 7vw, 6rem) clamp(1.5rem, 6vw, 5.5rem)',
  '& h2': { fontSize: text.titleXl, letterSpacing: '-.024em', lineHeight: 1.06, maxInlineSize: '15em', marginBlockEnd: '2rem' },
  [media.narrow]: { '& > span': { translate: '0 9rem' } },
});

/** The invitation at the end. */
export function Call(): ReactNode {
  const { t } = useTranslation();
  return (
    <Band data-close>
      <Evening>
        <Moon sx={{ inlineSize: '34rem', inset: 'auto -7rem -17rem auto' }} />
        <h2>{t('landing.call.title')}</h2>
        <Actions>
          <LinkButton tone="gold" size="lg" to={pathTo(paths.auth, {}, { query: { plan: 'free', next: paths.generator } })}>
            {t('landing.call.action')}
          </LinkButton>
          <LinkButton tone="onDusk" size="lg" to={pathTo(paths.pricing, {}, { hash: 'compare' })}>
            {t('landing.plans.compare')}
          </LinkButton>
        </Actions>
      </Evening>
    </Band>
  );
}
