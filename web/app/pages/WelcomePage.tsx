import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { plans } from '../../../shared/plans.ts';
import { color, font, media, radius, size, space, text, weight } from '../../theme/tokens.ts';
import { Actions } from '../../ui/Actions.tsx';
import { Dusk } from '../../ui/Dusk.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { Mark } from '../../ui/Mark.tsx';
import { Moon } from '../../ui/Moon.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { PauseChip } from '../../ui/PauseChip.tsx';
import { AppearanceButton } from '../frame/AppearanceButton.tsx';
import { LanguageSelect } from '../frame/LanguageSelect.tsx';

const Root = styled('div')({ padding: space.s4, minBlockSize: '100dvh', display: 'grid', [media.narrow]: { padding: space.s3 } });

const Night = styled(Dusk)({
  display: 'grid',
  gridTemplateRows: 'auto 1fr auto',
  padding: `clamp(1.25rem, 3vw, 2.25rem) ${space.gutter}`,
  '& > header': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space.s3,
    inlineSize: '100%',
    maxInlineSize: size.page,
    marginInline: 'auto',
  },
  '& > header > a:first-of-type': { marginInlineEnd: 'auto' },
  '& > footer': {
    display: 'flex',
    justifyContent: 'flex-end',
    alignItems: 'center',
    gap: space.s2,
    inlineSize: '100%',
    maxInlineSize: size.page,
    marginInline: 'auto',
  },
  '& > footer > button': { color: color.onDuskSoft },
  '& > footer > button:hover': { background: color.onDuskFill, color: color.onDusk },
  '& > main': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1.3fr) minmax(0, 1fr)',
    gap: 'clamp(2rem, 4vw, 4rem)',
    alignItems: 'center',
    inlineSize: '100%',
    maxInlineSize: size.page,
    marginInline: 'auto',
    paddingBlock: 'clamp(2.5rem, 6vw, 5rem)',
  },
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
  '& [data-part="under"]': { marginBlockStart: '1.25rem', fontSize: text.sm, color: color.onDusk },
  [media.medium]: { '& > main': { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

const Specimen = styled('figure')({
  color: color.ink,
  background: color.surface,
  borderRadius: radius.xl,
  boxShadow: color.shadow3,
  padding: 'clamp(1.5rem, 3vw, 2.5rem)',
  font: `400 ${text.scriptNarrow}/1.75 ${font.serif}`,
});

/** The pauses of the specimen, in seconds, after each of its sentences. */
const pauses = [4, 8, 2, 9] as const;
const sentences = ['a', 'b', 'c', 'd'] as const;

/** What a visitor sees first: what this is, and how to begin. */
export function WelcomePage(): ReactNode {
  const { t } = useTranslation();
  return (
    <Root>
      <Night>
        <Moon sx={{ inlineSize: '44rem', inset: 'auto -10rem -22rem auto' }} />
        <header>
          <Mark onDusk />
          <LinkButton tone="onDusk" size="sm" to="/auth">
            {t('accounts.modes.signIn')}
          </LinkButton>
        </header>
        <main id="main" tabIndex={-1}>
          <div>
            <PageHeading tabTitle={t('app.welcome.tab')}>
              <Trans i18nKey="app.welcome.title" components={{ em: <em /> }} />
            </PageHeading>
            <p data-part="lead">{t('app.welcome.lead')}</p>
            <Actions>
              <LinkButton tone="gold" size="lg" to="/auth?plan=free">
                {t('app.welcome.start')}
              </LinkButton>
            </Actions>
            <p data-part="under">{t('app.welcome.under', { count: plans.free.monthlyCredits })}</p>
          </div>
          <Specimen>
            <p>
              {sentences.map((name, index) => (
                <span key={name}>
                  {t(`app.welcome.specimen.${name}`)} <PauseChip seconds={pauses[index] ?? 1} />{' '}
                </span>
              ))}
            </p>
          </Specimen>
        </main>
        <footer>
          <LanguageSelect />
          <AppearanceButton />
        </footer>
      </Night>
    </Root>
  );
}
