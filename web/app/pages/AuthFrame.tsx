import { styled } from '../../theme/styled.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { color, font, media, space, text } from '../../theme/tokens.ts';
import { Dusk } from '../../ui/Dusk.tsx';
import { LegalLinks } from '../../ui/LegalLinks.tsx';
import { Mark } from '../../ui/Mark.tsx';
import { Moon } from '../../ui/Moon.tsx';
import { AppearanceButton } from '../frame/AppearanceButton.tsx';
import { LanguageSelect } from '../frame/LanguageSelect.tsx';

const Root = styled('main')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1.05fr) minmax(0, 1fr)',
  minBlockSize: '100dvh',
  padding: space.s4,
  '& > [data-part="form"]': {
    display: 'grid',
    placeContent: 'center',
    gridTemplateColumns: 'minmax(0, 25rem)',
    padding: `clamp(2rem, 5vw, 3rem) ${space.gutter}`,
    gap: '1.75rem',
  },
  '& [data-part="head"] > p': { marginBlockStart: '.6rem', color: color.inkSoft, overflowWrap: 'anywhere' },
  '& [data-part="foot"]': { display: 'flex', justifyContent: 'flex-end', alignItems: 'center', gap: space.s2, fontSize: text.sm },
  [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateRows: 'auto 1fr', padding: space.s3 },
});

const Evening = styled(Dusk)({
  padding: 'clamp(1.75rem, 4vw, 3.5rem)',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  gap: space.s6,
  minBlockSize: '13rem',
  '& > p': {
    font: `380 clamp(2rem, 1.2rem + 2.6vw, 3.375rem)/1.08 ${font.serif}`,
    letterSpacing: '-.025em',
    maxInlineSize: '12em',
  },
});

/** The signed-out pages: an evening on one side, a form on the other, with language, appearance and what every page links below it. */
export function AuthFrame({ children }: { readonly children: ReactNode }): ReactNode {
  const { t } = useTranslation();
  return (
    <Root id="main" tabIndex={-1}>
      <Evening>
        <Moon sx={{ inlineSize: 'min(46rem, 90vw)', inset: 'auto -12rem -14rem auto' }} />
        <Mark onDusk />
        <p>{t('accounts.motto')}</p>
      </Evening>
      <div data-part="form">
        {children}
        <div data-part="foot">
          <LanguageSelect />
          <AppearanceButton />
        </div>
        <LegalLinks />
      </div>
    </Root>
  );
}
