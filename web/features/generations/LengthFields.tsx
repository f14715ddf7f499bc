import { styled } from '../../theme/styled.ts';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { costOf } from '../../../shared/cost.ts';
import { durationMinutes } from '../../../shared/generations.schema.ts';
import { planIds, plans, type PlanId } from '../../../shared/plans.ts';
import { isBeta } from '../../lib/isBeta.ts';
import { useFormats } from '../../lib/useFormats.ts';
import { color, text } from '../../theme/tokens.ts';
import { Icon } from '../../ui/Icon.tsx';
import { LengthScale } from '../../ui/LengthScale.tsx';

const Limit = styled('p')({
  display: 'flex',
  gap: '.5rem',
  alignItems: 'flex-start',
  fontSize: text.sm,
  color: color.inkSoft,
  '& svg': { marginBlockStart: '.15em' },
});

type Props = { readonly plan: PlanId; readonly minutes: number; readonly onChange: (minutes: number) => void };

/** The length, with the plan's own limit and what lies beyond it. */
export function LengthFields({ plan, minutes, onChange }: Props): ReactNode {
  const { t } = useTranslation();
  const formats = useFormats();
  const id = useId();
  const { maxMinutes } = plans[plan];
  const beyond = planIds.map((other) => plans[other]).filter((other) => other.maxMinutes > maxMinutes);
  const others = beyond.map((other) =>
    t('generator.limit.other', { plan: t(`vocabulary.plans.${other.id}`), minutes: other.maxMinutes }),
  );
  return (
    <>
      <LengthScale
        label={t('generator.length')}
        value={minutes}
        min={durationMinutes.min}
        max={durationMinutes.max}
        limit={maxMinutes}
        ticks={[durationMinutes.min, ...planIds.map((other) => plans[other].maxMinutes)]}
        said={t('generator.lengthSaid', {
          length: formats.minutes(minutes),
          cost: t('app.credits', { count: costOf(minutes) }),
        })}
        describedBy={id}
        onChange={onChange}
      />
      <Limit id={id}>
        <Icon name={beyond.length > 0 ? 'lock' : 'info'} small />
        <span>
          {isBeta()
            ? t('generator.limit.beta', { length: formats.minutes(maxMinutes) })
            : t('generator.limit.own', { plan: t(`vocabulary.plans.${plan}`), length: formats.minutes(maxMinutes) })}{' '}
          {others.length > 0 && t('generator.limit.others', { list: formats.list(others) })}
        </span>
      </Limit>
    </>
  );
}
