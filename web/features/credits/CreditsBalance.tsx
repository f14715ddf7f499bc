import { styled } from '../../theme/styled.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../lib/useFormats.ts';
import { color, font, media, space, text } from '../../theme/tokens.ts';
import { Pairs } from '../../ui/Pairs.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { grantPairs } from './grantPairs.ts';
import { useCredits } from './useCredits.ts';

const Root = styled(Sheet)({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.4fr)',
  gap: space.s5,
  padding: space.s5,
  marginBlockEnd: space.s5,
  alignItems: 'start',
  '& [data-part="figure"]': { font: `400 ${text.figure}/1 ${font.serif}`, letterSpacing: '-.02em' },
  '& [data-part="figure"] small': { font: `400 ${text.sm}/1 ${font.sans}`, letterSpacing: 0, color: color.inkFaint },
  '& [data-part="expires"]': { marginBlockStart: '.7rem', fontSize: text.sm, color: color.inkSoft },
  [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' },
});

/** What is at hand, what of it expires first, and what is left of each grant. */
export function CreditsBalance(): ReactNode {
  const { t } = useTranslation();
  const formats = useFormats();
  const { data: credits } = useCredits();
  if (!credits) return null;
  const [first] = credits.grants
    .filter(({ expiresAt }) => expiresAt !== null)
    .toSorted((one, other) => (one.expiresAt ?? '').localeCompare(other.expiresAt ?? ''));
  return (
    <Root as="section" aria-label={t('credits.balance')}>
      <div>
        <p data-part="figure">
          {formats.number(credits.available)} <small>{t('credits.available', { count: credits.available })}</small>
        </p>
        {first?.expiresAt && (
          <p data-part="expires">{t('credits.expires', { count: first.remaining, date: formats.date(first.expiresAt) })}</p>
        )}
      </div>
      <Pairs pairs={grantPairs(credits, formats)} />
    </Root>
  );
}
