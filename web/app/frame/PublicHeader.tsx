import { styled } from '../../theme/styled.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import * as paths from '../../../shared/paths.ts';
import { pathTo } from '../../../shared/pathTo.ts';
import { color, media, size, space, text } from '../../theme/tokens.ts';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { Mark } from '../../ui/Mark.tsx';
import { AppearanceButton } from './AppearanceButton.tsx';
import { LanguageSelect } from './LanguageSelect.tsx';

const Root = styled('header')({
  display: 'flex',
  alignItems: 'center',
  gap: space.s3,
  inlineSize: '100%',
  maxInlineSize: size.page,
  marginInline: 'auto',
  minBlockSize: '84px',
  padding: `${space.s4} ${space.gutter}`,
  gridRow: 1,
  gridColumn: 1,
  zIndex: 1,
  '& > nav': { display: 'flex', gap: space.s5, marginInline: 'auto', fontSize: text.md },
  '& > nav > a': { textDecoration: 'none', color: color.inkSoft, paddingBlock: '.4rem', whiteSpace: 'nowrap' },
  '& > nav > a:hover': { color: color.ink },
  '&[data-on-dusk]': { color: color.onDusk },
  '&[data-on-dusk] > nav > a': { color: color.onDuskSoft },
  '&[data-on-dusk] > nav > a:hover': { color: color.onDusk },
  '&[data-on-dusk] :focus-visible': { outlineColor: color.onDuskAccent },
  '&[data-on-dusk] > button': { color: color.onDuskSoft },
  '&[data-on-dusk] > button:hover': { background: color.onDuskFill, color: color.onDusk },
  '& > [data-part="end"]': { marginInlineStart: 'auto' },
  '@media (max-width: 63.9375em)': { '& > nav': { display: 'none' }, '& > a + nav + *': { marginInlineStart: 'auto' } },
  [media.large]: { flexWrap: 'wrap' },
  // There the footer has them; a page that was prerendered has them here too until then.
  [media.narrow]: { minBlockSize: '64px', paddingBlock: space.s3, '& > span:has(select), & > button': { display: 'none' } },
});

type Props = { readonly onDusk: boolean; readonly isNarrow: boolean };

/** The sign, the parts of the front page, and the way in. */
export function PublicHeader({ onDusk, isNarrow }: Props): ReactNode {
  const { t } = useTranslation();
  return (
    <Root data-on-dusk={onDusk || undefined}>
      <Mark onDusk={onDusk} />
      <nav aria-label={t('landing.nav.label')}>
        <Link to={pathTo(paths.home, {}, { hash: 'how' })}>{t('landing.nav.how')}</Link>
        <Link to={pathTo(paths.home, {}, { hash: 'features' })}>{t('landing.nav.features')}</Link>
        <Link to={paths.pricing}>{t('landing.nav.pricing')}</Link>
      </nav>
      {!isNarrow && <LanguageSelect />}
      {!isNarrow && <AppearanceButton />}
      <LinkButton tone={onDusk ? 'onDusk' : 'plain'} size="sm" to={paths.auth}>
        {t('accounts.modes.signIn')}
      </LinkButton>
    </Root>
  );
}
