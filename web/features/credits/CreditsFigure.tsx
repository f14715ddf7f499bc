import { styled } from '../../theme/styled.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { costOf } from '../../../shared/cost.ts';
import * as paths from '../../../shared/paths.ts';
import { useFormats } from '../../lib/useFormats.ts';
import { color, media } from '../../theme/tokens.ts';
import { Figure } from '../../ui/Figure.tsx';
import { Pairs } from '../../ui/Pairs.tsx';
import { grantPairs } from './grantPairs.ts';
import { useCredits } from './useCredits.ts';

const Bar = styled('div')({
  blockSize: '6px',
  borderRadius: '3px',
  background: color.sunken,
  overflow: 'hidden',
  display: 'flex',
  gap: '2px',
  '& i': { background: color.calm, borderRadius: '3px' },
  '& i + i': { background: color.accent },
  '[data-contrast="more"] &': { boxShadow: `inset 0 0 0 1px ${color.lineStrong}` },
  [media.forced]: { border: '1px solid CanvasText', '& i': { background: 'CanvasText', forcedColorAdjust: 'none' } },
});

/** Lengths whose price is named as an example (specification, section 9). */
const exampleMinutes = [5, 30] as const;

/** What is at hand, against what the plan gives a month. */
export function CreditsFigure({ included }: { readonly included: number }): ReactNode {
  const { t } = useTranslation();
  const formats = useFormats();
  const credits = useCredits();
  const { available = 0, held = 0 } = credits.data ?? {};
  const whole = Math.max(included, available + held);
  const share = (part: number): string => `${(100 * part) / whole}%`;
  // Each stays on one line.
  const examples = exampleMinutes.map((minutes) =>
    t('home.credits.example', {
      length: formats.minutesShort(minutes),
      cost: t('app.credits', { count: costOf(minutes) }),
    }).replaceAll(' ', '\u00A0'),
  );
  return (
    <Figure title={t('credits.title')} asked={credits} go={<Link to={paths.transactions}>{t('credits.ledger')}</Link>}>
      <p data-part="figure">
        {formats.number(available)} <small>{t('credits.available', { count: available })}</small>
      </p>
      <Bar role="img" aria-label={t('home.credits.bar', { available, included })}>
        <i style={{ inlineSize: share(available) }} />
        {held > 0 && <i style={{ inlineSize: share(held) }} />}
      </Bar>
      {credits.data && <Pairs pairs={grantPairs(credits.data, formats)} />}
      <p data-part="remark">{examples.join(', ')}</p>
    </Figure>
  );
}
