import { styled } from '../theme/styled.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import * as paths from '../../shared/paths.ts';
import { color, font } from '../theme/tokens.ts';

const Root = styled(Link)({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '.6rem',
  font: `440 min(1.3125rem, 8.5vw)/1 ${font.serif}`,
  letterSpacing: '-.015em',
  textDecoration: 'none',
  color: 'inherit',
  '& svg': { inlineSize: 'min(1.625rem, 10vw)', blockSize: 'min(1.625rem, 10vw)', flex: 'none' },
  '& path': { fill: 'none', stroke: 'currentColor', strokeWidth: 1.6, strokeLinecap: 'round' },
  '& circle': { fill: color.accent },
  '&[data-on-dusk] circle': { fill: color.onDuskAccent },
});

type Props = { readonly onDusk?: boolean; readonly withName?: boolean };

/** The sign and the name, leading home. */
export function Mark({ onDusk = false, withName = true }: Props): ReactNode {
  const { t } = useTranslation();
  return (
    <Root to={paths.home} aria-label={t('app.name')} data-on-dusk={onDusk || undefined}>
      <svg viewBox="0 0 28 28" aria-hidden="true">
        <path d="M6.2 21.8A11 11 0 1 1 21.8 21.8" />
        <circle cx="14" cy="14" r="3" />
      </svg>
      {withName && <span>{t('app.name')}</span>}
    </Root>
  );
}
