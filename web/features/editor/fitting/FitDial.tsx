import { useId, type ComponentProps, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { plans, type PlanId } from '../../../../shared/plans.ts';
import { useFormats } from '../../../lib/useFormats.ts';
import { Dial } from '../../../ui/Dial.tsx';
import { Text } from '../../../ui/Text.tsx';
import { FitHandle } from './FitHandle.tsx';
import { sectionToChange } from './sectionToChange.ts';
import { useFitting, type FitEnd, type FitOptions } from './useFitting.ts';

export type FitProps = Omit<FitOptions, 'planMinutes'> & { readonly plan: PlanId };

/** The dial with a handle that fits the pauses to a length. Speech stays as it is. */
export function FitDial({ dial, ...fit }: FitProps & { readonly dial: ComponentProps<typeof Dial> }): ReactNode {
  const { t } = useTranslation();
  const hint = useId();
  const fitting = useFitting({ ...fit, planMinutes: plans[fit.plan].maxMinutes });
  const { speech, sections } = fit.time;
  if (!fitting) return <Dial {...dial} />;
  return (
    <>
      <Dial {...dial} handle={<FitHandle fitting={fitting} speech={speech} describedBy={hint} />} />
      <div>
        <Text id={hint} data-size="xs" data-tone="faint">
          {t('editor.fit.hint')}
        </Text>
        <div role="status">{fitting.end && <EndNote end={fitting.end} plan={fit.plan} sections={sections} />}</div>
      </div>
    </>
  );
}

type EndProps = { readonly end: FitEnd; readonly plan: PlanId; readonly sections: FitProps['time']['sections'] };

/** Why it goes no further, and which section's words would have to change. */
function EndNote({ end, plan, sections }: EndProps): ReactNode {
  const { t } = useTranslation();
  const formats = useFormats();
  const section = sectionToChange(sections, end === 'shortest' ? 'shorten' : 'lengthen');
  const title = section?.title ?? t('editor.outline.untitled');
  return (
    <Text data-size="sm">
      {end === 'plan'
        ? t('editor.fit.plan', { plan: t(`vocabulary.plans.${plan}`), length: formats.minutes(plans[plan].maxMinutes) })
        : t(`editor.fit.${end}`, { title })}
    </Text>
  );
}
