import { useId, useState, type FormEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { costOf } from '../../../../shared/cost.ts';
import { GenerateBody } from '../../../../shared/generations.schema.ts';
import { plans, type PlanId } from '../../../../shared/plans.ts';
import { useFormats } from '../../../lib/useFormats.ts';
import { styled } from '../../../theme/styled.ts';
import { color, space, text, weight } from '../../../theme/tokens.ts';
import { Button } from '../../../ui/Button.tsx';
import { ChoiceGroup } from '../../../ui/ChoiceGroup.tsx';
import { Field } from '../../../ui/Field.tsx';
import { Text } from '../../../ui/Text.tsx';
import { TextInput } from '../../../ui/TextInput.tsx';
import { tonightMinutes, type TonightAnswers } from './tonightBody.ts';

const Root = styled('form')({
  display: 'grid',
  gap: space.s5,
  '& [data-part="begin"]': { flexDirection: 'column', gap: '.2rem', minBlockSize: '4.5rem' },
  '& [data-part="begin"] > span + span': { fontSize: text.sm, fontWeight: weight.regular, fontVariantNumeric: 'tabular-nums' },
  '& > [role="alert"]': { color: color.dangerInk },
});

export const nightVoices = ['gentle', 'whispered'] as const;
export type NightVoice = (typeof nightVoices)[number];

type Props = {
  readonly plan: PlanId;
  readonly available: number | undefined;
  readonly isPending: boolean;
  /** Why it did not begin; `null` where nothing went wrong. */
  readonly failure: string | null;
  /** What is said of the device's voice; `null` for nothing. */
  readonly voiceNote: string | null;
  readonly onBegin: (answers: TonightAnswers, voice: NightVoice) => void;
};

/** How long, in which voice and for whom, and the one button. */
export function TonightForm({ plan, available, isPending, failure, voiceNote, onBegin }: Props): ReactNode {
  const { t } = useTranslation();
  const formats = useFormats();
  const lengths = tonightMinutes.filter((one) => one <= plans[plan].maxMinutes);
  const [minutes, setMinutes] = useState<number>(lengths[1] ?? tonightMinutes[0]);
  const [voice, setVoice] = useState<NightVoice>('gentle');
  const [name, setName] = useState('');
  const cost = costOf(minutes);
  const isNamed = GenerateBody.shape.listenerName.safeParse(name).success;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!isPending && !lacksCredits(cost, available) && isNamed) onBegin({ minutes, listenerName: name }, voice);
  };
  return (
    <Root noValidate onSubmit={submit}>
      <ChoiceGroup
        look="segmented"
        wide
        compact
        legend={t('tonight.length')}
        options={lengths.map((value) => ({ value: String(value), label: formats.minutesShort(value) }))}
        value={String(minutes)}
        onChoose={(value) => setMinutes(Number(value))}
      />
      <ChoiceGroup
        look="segmented"
        wide
        legend={t('tonight.voice')}
        options={nightVoices.map((value) => ({ value, label: t(`tonight.${value}`) }))}
        value={voice}
        onChoose={setVoice}
        {...(voiceNote !== null && { hint: voiceNote })}
      />
      <Field
        optional
        label={t('tonight.name')}
        hint={t('tonight.nameHint')}
        error={isNamed ? undefined : t('generator.problems.name')}
      >
        {(control) => <TextInput {...control} value={name} autoComplete="off" onChange={({ target }) => setName(target.value)} />}
      </Field>
      {failure !== null && <Text role="alert">{failure}</Text>}
      <BeginButton cost={cost} available={available} isPending={isPending} isReady={isNamed} />
    </Root>
  );
}

const lacksCredits = (cost: number, available: number | undefined): boolean => available !== undefined && available < cost;

type BeginProps = {
  readonly cost: number;
  readonly available: number | undefined;
  readonly isPending: boolean;
  readonly isReady: boolean;
};

/** Begins, and says for how much of what; where that is not enough, why it does not. */
function BeginButton({ cost, available, isPending, isReady }: BeginProps): ReactNode {
  const { t } = useTranslation();
  const formats = useFormats();
  const reasonId = useId();
  const price = t('app.credits', { count: cost });
  // What has been sent is not held against the balance that it left.
  const isShort = !isPending && lacksCredits(cost, available);
  return (
    <>
      <Button
        data-part="begin"
        type="submit"
        tone="primary"
        size="lg"
        wide
        unavailable={isPending || isShort || !isReady}
        aria-describedby={isShort ? reasonId : undefined}
      >
        <span>{t('tonight.begin')}</span>
        <span>{available === undefined ? price : t('tonight.cost', { cost: price, balance: formats.number(available) })}</span>
      </Button>
      {isShort && (
        <Text id={reasonId} data-size="sm">
          {t('generator.reasons.credits', { available: t('app.credits', { count: available ?? 0 }), needed: price })}
        </Text>
      )}
    </>
  );
}
