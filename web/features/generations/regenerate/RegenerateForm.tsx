import { styled } from '../../../theme/styled.ts';
import i18next from 'i18next';
import { useId, useState, type FormEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isOpen, sectionSeconds, textLength } from '../../../../shared/generations.schema.ts';
import type { PlanId } from '../../../../shared/plans.ts';
import type { AnswerOf } from '../../../../shared/route.ts';
import type { regenerateScript } from '../../../../shared/routes/generations.routes.ts';
import type { Script, Section } from '../../../../shared/scripts.schema.ts';
import { ApiError } from '../../../lib/ApiError.ts';
import { errorText } from '../../../lib/errorText.ts';
import { formatClock } from '../../../lib/format.ts';
import { useFormats } from '../../../lib/useFormats.ts';
import { space } from '../../../theme/tokens.ts';
import { Actions } from '../../../ui/Actions.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Note } from '../../../ui/Note.tsx';
import { Pairs } from '../../../ui/Pairs.tsx';
import { Rule } from '../../../ui/Rule.tsx';
import { Text } from '../../../ui/Text.tsx';
import { HelpPanel } from '../HelpPanel.tsx';
import { TextField } from '../TextField.tsx';
import { costOfRewriting, firstInput, problemOf, toRegenerateBody, type RegenerationInput } from './regenerationInput.ts';
import { SectionFields } from './SectionFields.tsx';
import { useRegenerateScript } from './useRegenerateScript.ts';
import { useRewriteReason } from './useRewriteReason.ts';

const Root = styled('form')({ display: 'grid', gap: space.s5 });

type Props = {
  readonly script: Script;
  /** The section to write again, as it was when it was chosen; `null` for the whole. */
  readonly section: Section | null;
  readonly plan: PlanId;
  readonly available: number | undefined;
  readonly onAccepted: (accepted: AnswerOf<typeof regenerateScript>) => void;
  readonly onClose: () => void;
};

/** What should be different, what it costs, and the yes to it. */
export function RegenerateForm({ script, section, plan, available, onAccepted, onClose }: Props): ReactNode {
  const { t } = useTranslation();
  const formats = useFormats();
  const id = useId();
  const [input, setInput] = useState<RegenerationInput>(() => firstInput(section));
  const [isForPractice, setForPractice] = useState(false);
  const regenerate = useRegenerateScript(script.id);
  const error = regenerate.error instanceof ApiError ? regenerate.error : null;
  const cost = costOfRewriting(script, section, input);
  const problem = problemOf(script, section, input, plan);
  const isBusy = script.generation !== null && isOpen(script.generation);
  const isElsewhere = section !== null && script.sections[section.position - 1]?.content !== section.content;
  const reason = useRewriteReason({ problem, isBusy, isElsewhere, available, cost, plan });
  const send = (forPractice: boolean): void => {
    if (reason !== null || regenerate.isPending) return;
    setForPractice(forPractice);
    regenerate.mutate(toRegenerateBody(script, section, input, forPractice), { onSuccess: onAccepted });
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    send(false);
  };
  // What the server said was about the wish as it was.
  const change = (changed: Partial<RegenerationInput>): void => {
    if (regenerate.isError) regenerate.reset();
    setInput({ ...input, ...changed });
  };
  return (
    <Root noValidate onSubmit={submit}>
      {section && <SectionFields section={section} input={input} problem={problem} onChange={change} />}
      <TextField
        lines
        label={t('regeneration.instruction')}
        hint={t('regeneration.instructionHint')}
        most={textLength.wish}
        value={input.instruction}
        error={problem === 'instructionLong' ? t('generator.problems.tooLong', { maximum: textLength.wish }) : undefined}
        onChange={(words) => change({ instruction: words })}
      />
      {error?.code === 'CRISIS_HELP' && (
        <HelpPanel details={error.details} onContinue={isForPractice ? undefined : () => send(true)} />
      )}
      <Rule />
      <Pairs
        pairs={[
          { name: t('generator.receipt.balance'), value: available === undefined ? '…' : formats.number(available) },
          { name: t(section ? 'regeneration.cost.section' : 'regeneration.cost.whole'), value: formats.signed(-cost) },
          {
            name: t('generator.receipt.after'),
            value: available === undefined ? '…' : formats.number(available - cost),
            total: true,
          },
        ]}
      />
      {regenerate.error && error?.code !== 'CRISIS_HELP' && (
        <Note kind="danger" role="alert">
          {boundsText(error) ?? errorText(regenerate.error)}
        </Note>
      )}
      {reason !== null && (
        <Text id={id} role="status" data-size="sm">
          {reason}
        </Text>
      )}
      <Actions sx={{ justifyContent: 'flex-end' }}>
        <Button tone="quiet" onClick={onClose}>
          {t('regeneration.cancel')}
        </Button>
        <Button
          type="submit"
          tone="primary"
          unavailable={regenerate.isPending || reason !== null}
          aria-describedby={reason === null ? undefined : id}
        >
          {regenerate.isPending
            ? t('generator.receipt.pending')
            : t('regeneration.confirm', { credits: t('app.credits', { count: cost }) })}
        </Button>
      </Actions>
    </Root>
  );
}

/** Some kinds of section cannot be as short or as long as others: the server says which lengths they can have. */
function boundsText(error: ApiError | null): string | null {
  const issue = error?.issues.find(({ path }) => path === 'section.seconds');
  if (!issue) return null;
  const { minimum: least = sectionSeconds.least, maximum: most = sectionSeconds.most } = issue;
  return i18next.t('regeneration.lengthWrong', { least: formatClock(least), most: formatClock(most) });
}
