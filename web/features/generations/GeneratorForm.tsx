import { styled } from '../../theme/styled.ts';
import { useState, type FormEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { costOf } from '../../../shared/cost.ts';
import { plans, type PlanId } from '../../../shared/plans.ts';
import type { generateScript } from '../../../shared/routes/generations.routes.ts';
import type { AnswerOf } from '../../../shared/route.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { ApiError } from '../../lib/ApiError.ts';
import { errorText } from '../../lib/errorText.ts';
import { showToast } from '../../lib/toasts.ts';
import { breakpoint, em, media, space } from '../../theme/tokens.ts';
import { Note } from '../../ui/Note.tsx';
import { Text } from '../../ui/Text.tsx';
import { useMedia } from '../../ui/useMedia.ts';
import { toBody } from './answers.ts';
import { DetailFields } from './DetailFields.tsx';
import { FormGroup } from './FormGroup.tsx';
import { HelpPanel } from './HelpPanel.tsx';
import { LaterGroup } from './LaterGroup.tsx';
import { LengthFields } from './LengthFields.tsx';
import { ListenerFields } from './ListenerFields.tsx';
import { problemsOf } from './problemsOf.ts';
import { PurposeFields } from './PurposeFields.tsx';
import { Receipt } from './Receipt.tsx';
import { SendBar } from './SendBar.tsx';
import { SendButton } from './SendButton.tsx';
import { SoundFields } from './SoundFields.tsx';
import { useDraft, type Change } from './useDraft.ts';
import { useGenerateScript } from './useGenerateScript.ts';
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

type Props = {
  readonly accountId: string;
  readonly plan: PlanId;
  readonly available: number | undefined;
  /** Why there can be no further script at all; `null` where there can. */
  readonly full: string | null;
  readonly onAccepted: (accepted: AnswerOf<typeof generateScript>) => void;
};

/** Everything that can be asked of a script; two answers are enough. */
export function GeneratorForm({ accountId, plan, available, full, onAccepted }: Props): ReactNode {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const { answers, change } = useDraft(accountId, language, plans[plan].maxMinutes);
  const [isForPractice, setForPractice] = useState(false);
  const generate = useGenerateScript();
  const error = generate.error instanceof ApiError ? generate.error : null;
  const problems = problemsOf(answers, error?.issues ?? []);
  const summaries = useSummaries(answers);
  const cost = costOf(answers.duration);

  const reason = ((): string | null => {
    if (full !== null) return full;
    if (answers.theme === null) return t('generator.reasons.theme');
    if (available !== undefined && available < cost)
      return t('generator.reasons.credits', {
        available: t('app.credits', { count: available }),
        needed: t('app.credits', { count: cost }),
      });
    if (Object.keys(problems).length > 0) return t('generator.reasons.problems');
    return available === undefined ? t('generator.reasons.loading') : null;
  })();

  const send = (forPractice: boolean): void => {
    const body = toBody(answers);
    if (!body || reason !== null || generate.isPending) return;
    setForPractice(forPractice);
    generate.mutate(
      { accountId, answers, body: { ...body, ...(forPractice && { forPractice }) } },
      {
        onSuccess: onAccepted,
        onError: (failure) => {
          if (failure instanceof ApiError && failure.code === 'CRISIS_HELP') return;
          const isSlow = failure instanceof ApiError && failure.kind === 'timeout';
          showToast(
            isSlow
              ? { kind: 'info', title: t('generator.slow.title'), text: t('generator.slow.text') }
              : { kind: 'error', text: errorText(failure) },
          );
        },
      },
    );
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    send(false);
  };
  // What the server said was about the answers as they were.
  const edit: Change = (changed) => {
    if (generate.isError) generate.reset();
    change(changed);
  };
  const group = { answers, change: edit, problems };
  const hasSide = useMedia(`(min-width: ${em(breakpoint.rail)})`);
  const button = <SendButton reason={reason} pending={generate.isPending} />;
  const inListener = ['audience', 'goal', 'listenerName', 'personalization', 'avoid'].some((name) => name in problems);
  const inDetails = ['title', 'additionalInstructions'].some((name) => name in problems);
  return (
    <Root noValidate onSubmit={submit}>
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
      <aside aria-label={t('generator.receipt.title')}>
        {error?.code === 'CRISIS_HELP' && (
          <HelpPanel details={error.details} onContinue={isForPractice ? undefined : () => send(true)} />
        )}
        <Receipt answers={answers} available={available}>
          {hasSide && button}
        </Receipt>
        {generate.error && error?.code !== 'CRISIS_HELP' && <Note kind="danger">{errorText(generate.error)}</Note>}
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
