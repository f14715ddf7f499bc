import { styled } from '../theme/styled.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import * as paths from '../../shared/paths.ts';
import { color, space, text } from '../theme/tokens.ts';

const Root = styled('nav')({
  fontSize: text.sm,
  '& > ul': { display: 'flex', flexWrap: 'wrap', gap: `.2rem ${space.s4}` },
  '& a': { display: 'inline-block', paddingBlock: '.28rem', color: color.inkSoft, textDecoration: 'none' },
  '& a:hover': { color: color.ink, textDecoration: 'underline' },
  '@media print': { display: 'none' },
});

/** What every page links, signed in or not: the operator's texts, and the help. `label` tells a second one from the page's own. */
export function LegalLinks({ label }: { readonly label?: string }): ReactNode {
  const { t } = useTranslation();
  const links = [
    { to: paths.privacy, name: t('app.legal.privacy') },
    { to: paths.terms, name: t('app.legal.terms') },
    { to: paths.imprint, name: t('app.legal.imprint') },
    { to: paths.help, name: t('app.help.title') },
  ];
  return (
    <Root aria-label={label ?? t('app.legal.label')}>
      <ul>
        {links.map(({ to, name }) => (
          <li key={to}>
            <Link to={to}>{name}</Link>
          </li>
        ))}
      </ul>
    </Root>
  );
}
