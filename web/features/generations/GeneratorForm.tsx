import { styled } from '../../theme/styled.ts';
import type { FormEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../lib/errorText.ts';
import { breakpoint, em, media, space } from '../../theme/tokens.ts';
import { Note } from '../../ui/Note.tsx';
import { Text } from '../../ui/Text.tsx';
import { useMedia } from '../../ui/useMedia.ts';
import { DetailFields } from './DetailFields.tsx';
import { FormGroup } from './FormGroup.tsx';
import { HelpPanel } from './HelpPanel.tsx';
import { LaterGroup } from './LaterGroup.tsx';
import { LengthFields } from './LengthFields.tsx';
import { ListenerFields } from './ListenerFields.tsx';
import { PurposeFields } from './PurposeFields.tsx';
import { Receipt } from './Receipt.tsx';
import { SendBar } from './SendBar.tsx';
import { SendButton } from './SendButton.tsx';
import { SoundFields } from './SoundFields.tsx';
import { useGeneratorForm, type GeneratorFormOptions } from './useGeneratorForm.ts';
import { useSummaries } from './useSummaries.ts';

const Root = styled('form')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 340px',
  gap: space.s7,
  alignItems: 'start',
  '& > div': { display: 'grid', gap: space.s4, minInlineSize: 0 },
  '& > aside': { position: 'sticky', insetBlockStart: space.s5, display: 'grid', gap: space.s4 },
  [media.oneColumn]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s5, '& > aside': { position: 'static' } },
});

type GeneratorFields = ReturnType<typeof useGeneratorForm>;

/** Everything that can be asked of a script; two answers are enough. */
export function GeneratorForm(options: GeneratorFormOptions): ReactNode {
  const { t } = useTranslation();
  const form = useGeneratorForm(options);
  const { plan } = options;
  const { answers, available, cost, failure, crisis } = form;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    form.send(false);
  };
  const hasSide = useMedia(`(min-width: ${em(breakpoint.rail)})`);
  const button = <SendButton reason={form.reason} pending={form.isSent} />;
  return (
    <Root noValidate onSubmit={submit}>
      <Groups plan={plan} form={form} />
      <aside aria-label={t('generator.receipt.title')}>
        {crisis && <HelpPanel details={crisis} onContinue={form.isForPractice ? undefined : () => form.send(true)} />}
        <Receipt answers={answers} available={available}>
          {hasSide && button}
        </Receipt>
        {failure && !crisis && <Note kind="danger">{errorText(failure)}</Note>}
        <Text data-size="sm" data-tone="soft">
          {t('generator.draftKept')}
        </Text>
      </aside>
      {!hasSide && (
        <SendBar cost={cost} available={available}>
          {button}
        </SendBar>
      )}
    </Root>
  );
}

/** What is asked, by groups; the later ones are closed until they are wanted, or something in them is wrong. */
function Groups({ plan, form }: Pick<GeneratorFormOptions, 'plan'> & { readonly form: GeneratorFields }): ReactNode {
  const { t } = useTranslation();
  const { answers, edit, problems } = form;
  const summaries = useSummaries(answers);
  const group = { answers, change: edit, problems };
  const inListener = ['audience', 'goal', 'listenerName', 'personalization', 'body', 'avoid'].some((name) => name in problems);
  const inDetails = ['title', 'additionalInstructions', 'instructions'].some((name) => name in problems);
  return (
    <div>
      <FormGroup number={1} title={t('generator.groups.purpose')}>
        <PurposeFields {...group} />
      </FormGroup>
      <FormGroup number={2} title={t('generator.groups.length')}>
        <LengthFields plan={plan} minutes={answers.duration} onChange={(duration) => edit({ duration })} />
      </FormGroup>
      <FormGroup number={3} title={t('generator.groups.sound')}>
        <SoundFields {...group} />
      </FormGroup>
      <LaterGroup number={4} title={t('generator.groups.listener')} summary={summaries.listener} needsAttention={inListener}>
        <ListenerFields {...group} />
      </LaterGroup>
      <LaterGroup number={5} title={t('generator.groups.details')} summary={summaries.details} needsAttention={inDetails}>
        <DetailFields {...group} />
      </LaterGroup>
    </div>
  );
}
