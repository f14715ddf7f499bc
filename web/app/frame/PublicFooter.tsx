import { styled } from '../../theme/styled.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import * as paths from '../../../shared/paths.ts';
import { pathTo } from '../../../shared/pathTo.ts';
import { color, font, media, size, space, text, weight } from '../../theme/tokens.ts';
import { LegalLinks } from '../../ui/LegalLinks.tsx';
import { Mark } from '../../ui/Mark.tsx';
import { AppearanceButton } from './AppearanceButton.tsx';
import { LanguageSelect } from './LanguageSelect.tsx';

const Root = styled('footer')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1.6fr) repeat(2, minmax(0, 1fr))',
  gap: space.s6,
  inlineSize: '100%',
  maxInlineSize: size.page,
  marginInline: 'auto',
  padding: `${space.s7} ${space.gutter} ${space.s8}`,
  fontSize: text.sm,
  color: color.inkSoft,
  '& > div > p': { marginBlockStart: '1rem', maxInlineSize: '26em' },
  '& > div > a': { color: color.ink },
  '& h2': { font: `${weight.medium} ${text.sm}/1.3 ${font.sans}`, letterSpacing: 0, marginBlockEnd: '.6rem', color: color.ink },
  '& li a': { display: 'inline-block', paddingBlock: '.28rem', textDecoration: 'none' },
  '& li a:hover': { color: color.ink, textDecoration: 'underline' },
  '& [data-part="choices"]': { display: 'flex', alignItems: 'center', gap: space.s2, marginBlockStart: '1.25rem' },
  '& > [data-part="legal"]': { gridColumn: '1 / -1', borderBlockStart: `1px solid ${color.line}`, paddingBlockStart: space.s4 },
  [media.narrow]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', '& > :first-of-type': { gridColumn: '1 / -1' } },
});

const columns = [
  {
    key: 'product',
    links: [
      { key: 'how', to: pathTo(paths.home, {}, { hash: 'how' }) },
      { key: 'features', to: pathTo(paths.home, {}, { hash: 'features' }) },
      { key: 'pricing', to: paths.pricing },
      { key: 'premium', to: paths.premium },
      { key: 'templates', to: paths.templates },
    ],
  },
  {
    key: 'account',
    links: [
      { key: 'signIn', to: paths.auth },
      { key: 'register', to: pathTo(paths.auth, {}, { query: { plan: 'free' } }) },
    ],
  },
] as const;

/** Where else a visitor can go, and on narrow screens the choices that the header has no room for. */
export function PublicFooter({ isNarrow }: { readonly isNarrow: boolean }): ReactNode {
  const { t } = useTranslation();
  return (
    <Root>
      <div>
        <Mark />
        <p>{t('landing.foot.about')}</p>
        {isNarrow && (
          <div data-part="choices">
            <LanguageSelect />
            <AppearanceButton />
          </div>
        )}
      </div>
      {columns.map(({ key, links }) => (
        <nav key={key} aria-labelledby={`foot-${key}`}>
          <h2 id={`foot-${key}`}>{t(`landing.foot.${key}`)}</h2>
          <ul>
            {links.map((link) => (
              <li key={link.key}>
                <Link to={link.to}>{t(`landing.nav.${link.key}`)}</Link>
              </li>
            ))}
          </ul>
        </nav>
      ))}
      <div data-part="legal">
        <LegalLinks />
      </div>
    </Root>
  );
}
