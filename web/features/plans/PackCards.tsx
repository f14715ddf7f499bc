import { styled } from '../../theme/styled.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import * as paths from '../../../shared/paths.ts';
import { pathTo } from '../../../shared/pathTo.ts';
import { creditPacks } from '../../../shared/plans.ts';
import { useFormats } from '../../lib/useFormats.ts';
import { color, font, media, space, text } from '../../theme/tokens.ts';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { Sheet } from '../../ui/Sheet.tsx';

const Root = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: space.s4,
  [media.medium]: { gridTemplateColumns: 'minmax(0, 1fr)' },
});

const Pack = styled(Sheet)({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.s4,
  padding: '1.25rem 1.5rem',
  '& h3': { font: `400 ${text.figure}/1 ${font.serif}`, letterSpacing: '-.02em', hyphens: 'manual' },
  '& h3 small': { font: `400 ${text.md}/1 ${font.sans}`, letterSpacing: 0, color: color.inkSoft },
  '& p': { fontSize: text.xs, color: color.inkFaint, marginBlockStart: '.5rem', fontVariantNumeric: 'tabular-nums' },
});

/** Credits to buy once. `isVisitor`: an account comes first. */
export function PackCards({ isVisitor }: { readonly isVisitor: boolean }): ReactNode {
  const { t } = useTranslation();
  const formats = useFormats();
  return (
    <Root>
      {creditPacks.map(({ credits, cents }) => (
        <Pack as="article" key={credits}>
          <div>
            <h3>
              {formats.number(credits)} <small>{t('plans.packs.unit', { count: credits })}</small>
            </h3>
            <p>{t('plans.packs.each', { price: formats.money(Math.round(cents / credits)) })}</p>
          </div>
          <LinkButton
            size="sm"
            to={
              isVisitor
                ? pathTo(paths.auth, {}, { query: { plan: 'free' } })
                : pathTo(paths.checkout, {}, { query: { pack: credits } })
            }
          >
            {t('plans.packs.buy', { price: formats.money(cents) })}
          </LinkButton>
        </Pack>
      ))}
    </Root>
  );
}
