import { styled } from '../../theme/styled.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { PlanId } from '../../../shared/plans.ts';
import { scriptTypes } from '../../../shared/vocabulary.ts';
import { media, space } from '../../theme/tokens.ts';
import { Actions } from '../../ui/Actions.tsx';
import { Button } from '../../ui/Button.tsx';
import { ChoiceGroup } from '../../ui/ChoiceGroup.tsx';
import { Field } from '../../ui/Field.tsx';
import { FormGap } from '../../ui/FormGap.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import type { Answers } from './answers.ts';
import { FormGroup } from './FormGroup.tsx';
import { LengthFields } from './LengthFields.tsx';
import { SentencePanel } from './starts/SentencePanel.tsx';
import { useSimpleForm } from './useSimpleForm.ts';

const Root = styled('form')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 340px',
  gap: space.s7,
  alignItems: 'start',
  '& > div': { display: 'grid', gap: space.s4, minInlineSize: 0 },
  '& > aside': { position: 'sticky', insetBlockStart: space.s5, minInlineSize: 0 },
  [media.oneColumn]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s5, '& > aside': { position: 'static' } },
});

type Props = { readonly accountId: string; readonly plan: PlanId; readonly onFill: (answers: Answers) => void };

/** One sentence, kind and length: it shows what it understands while one writes, and fills the whole form with it. */
export function SimpleForm({ accountId, plan, onFill }: Props): ReactNode {
  const { t } = useTranslation();
  const { reading, sentence, type, duration, change, submit, problem } = useSimpleForm({ accountId, plan, onFill });
  return (
    <Root noValidate onSubmit={submit}>
      <div>
        <FormGroup number={1} title={t('starts.simple.sentence')}>
          <Field label={t('starts.simple.label')} hint={t('starts.simple.hint')} error={problem}>
            {(control) => (
              <TextArea {...control} value={sentence} onChange={(event) => change({ sentence: event.target.value })} />
            )}
          </Field>
        </FormGroup>
        <FormGroup number={2} title={t('starts.simple.frame')}>
          <FormGap>
            <ChoiceGroup
              look="segmented"
              legend={t('generator.type')}
              options={scriptTypes.map((value) => ({ value, label: t(`vocabulary.types.${value}`) }))}
              value={type}
              onChoose={(chosen) => change({ type: chosen })}
            />
            <LengthFields plan={plan} minutes={duration} onChange={(minutes) => change({ duration: minutes })} />
          </FormGap>
        </FormGroup>
        <Actions>
          <Button type="submit" tone="primary" size="lg">
            {t('starts.simple.action')}
          </Button>
        </Actions>
      </div>
      <aside aria-label={t('starts.simple.understood')}>
        <SentencePanel reading={reading} sentence={sentence} />
      </aside>
    </Root>
  );
}
