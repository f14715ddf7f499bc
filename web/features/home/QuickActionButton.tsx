import { styled } from '../../theme/styled.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { costOf } from '../../../shared/cost.ts';
import type { Plan } from '../../../shared/plans.ts';
import { useFormats } from '../../lib/useFormats.ts';
import { color, font, media, motion, radius, space, text } from '../../theme/tokens.ts';
import { ClockFace } from '../../ui/ClockFace.tsx';

const Root = styled('button')({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: '1rem',
  alignItems: 'center',
  textAlign: 'start',
  padding: '1rem 1.1rem',
  borderRadius: radius.lg,
  background: color.onDuskFill,
  boxShadow: `inset 0 0 0 1px ${color.onDuskLine}`,
  color: color.onDusk,
  transition: `background ${motion.move}, box-shadow ${motion.move}`,
  minInlineSize: 0,
  '&:hover': { boxShadow: `inset 0 0 0 1px ${color.onDuskAccent}` },
  '& b': { display: 'block', font: `440 1.1875rem/1.2 ${font.serif}`, overflowWrap: 'break-word' },
  '& small': { display: 'block', fontSize: text.sm, marginBlockStart: '.2rem', lineHeight: 1.35 },
  [media.large]: { gridTemplateColumns: 'minmax(0, 1fr)', padding: space.s4 },
  [media.forced]: { border: '1px solid ButtonBorder', '&:hover, &:focus-visible': { borderColor: 'Highlight' } },
});

type Props = { readonly name: string; readonly minutes: number; readonly plan: Plan; readonly onPress: () => void };

/** A length and what it costs; where the plan does not reach so far, the plan's own. */
export function QuickActionButton({ name, minutes, plan, onPress }: Props): ReactNode {
  const { t } = useTranslation();
  const formats = useFormats();
  const reached = Math.min(minutes, plan.maxMinutes);
  return (
    <Root type="button" onClick={onPress}>
      <ClockFace minutes={reached} />
      <span>
        <b>{name}</b>
        <small>
          {t('home.start.facts', { length: formats.minutesShort(reached), cost: t('app.credits', { count: costOf(reached) }) })}
        </small>
        {reached < minutes && (
          <small>
            {t('home.start.capped', { length: formats.minutesShort(minutes), plan: t(`vocabulary.plans.${plan.id}`) })}
          </small>
        )}
      </span>
    </Root>
  );
}
