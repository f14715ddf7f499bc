import { styled } from '../../theme/styled.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import * as paths from '../../../shared/paths.ts';
import { pathTo } from '../../../shared/pathTo.ts';
import { plans } from '../../../shared/plans.ts';
import { color, media, text, weight } from '../../theme/tokens.ts';
import { Actions } from '../../ui/Actions.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { Moon } from '../../ui/Moon.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { Band } from './Band.tsx';

const Root = styled('div')({
  position: 'relative',
  isolation: 'isolate',
  color: color.onDusk,
  paddingBlockStart: '84px',
  '& :focus-visible': { outlineColor: color.onDuskAccent },
  // On the sheet the page's own colours hold again.
  '& figure :focus-visible': { outlineColor: color.focus },
});

/** From evening down to the paper of the page. */
const Sky = styled('div')({
  position: 'absolute',
  inset: 0,
  zIndex: -1,
  overflow: 'hidden',
  background: `linear-gradient(180deg, ${color.duskDeep} 0, ${color.dusk} calc(100% - 25rem), ${color.duskHigh} calc(100% - 13rem), ${color.duskMist} calc(100% - 7.75rem), color-mix(in oklab, ${color.duskMist}, ${color.horizon}) calc(100% - 5.5rem), color-mix(in oklab, ${color.horizon}, ${color.paper} 45%) calc(100% - 2.5rem), ${color.paper} 100%)`,
  '[data-theme="dark"] &': {
    background: `linear-gradient(180deg, ${color.duskDeep} 0, ${color.dusk} calc(100% - 28rem), ${color.duskHigh} calc(100% - 13rem), color-mix(in srgb, ${color.dusk} 60%, ${color.paper}) calc(100% - 5rem), ${color.paper} 100%)`,
  },
  '[data-contrast="more"] &': { background: color.duskDeep },
});

const Columns = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1.1fr) minmax(0, 1fr)',
  gap: 'clamp(2rem, 4vw, 4rem)',
  alignItems: 'start',
  paddingBlock: 'clamp(1.5rem, 4vw, 3.5rem) 10rem',
  '& h1': {
    fontSize: text.display,
    lineHeight: 1.01,
    letterSpacing: '-.03em',
    fontWeight: weight.display,
    textWrap: 'pretty',
    hyphens: 'manual',
  },
  '& h1 em': { fontWeight: 360, color: color.onDuskAccent },
  '& [data-part="lead"]': {
    fontSize: '1.1875rem',
    lineHeight: 1.6,
    color: color.onDuskSoft,
    maxInlineSize: '33em',
    marginBlock: '1.75rem 2.25rem',
  },
  '& [data-part="under"]': { marginBlockStart: '1.25rem', fontSize: text.sm },
  [media.oneColumn]: { gridTemplateColumns: 'minmax(0, 1fr)' },
});

/** What this is, in one breath; beside it, what the product does. */
export function Hero({ children }: { readonly children: ReactNode }): ReactNode {
  const { t } = useTranslation();
  const [before, stressed, after] = t('app.welcome.title').split(/<\/?em>/u);
  return (
    <Root>
      <Sky>
        <Moon sx={{ inlineSize: '30rem', inset: '3.2rem calc(50% - 43rem) auto auto', zIndex: 0 }} />
      </Sky>
      <Band as="div" data-close>
        <Columns>
          <div>
            <PageHeading tabTitle={t('app.welcome.tab')}>
              {before}
              <em>{stressed}</em>
              {after}
            </PageHeading>
            <p data-part="lead">{t('app.welcome.lead')}</p>
            <Actions>
              <LinkButton tone="gold" size="lg" to={pathTo(paths.auth, {}, { query: { plan: 'free' } })}>
                {t('app.welcome.start')}
              </LinkButton>
              <LinkButton tone="onDusk" size="lg" to={paths.databasePricing}>
                {t('landing.viewPricing')}
              </LinkButton>
            </Actions>
            <p data-part="under">{t('app.welcome.under', { count: plans.free.monthlyCredits })}</p>
          </div>
          {children}
        </Columns>
      </Band>
    </Root>
  );
}
