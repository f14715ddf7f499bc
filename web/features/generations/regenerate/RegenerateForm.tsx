import { styled } from '../../../theme/styled.ts';
import i18next from 'i18next';
import { useId, type FormEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { sectionSeconds, textLength } from '../../../../shared/generations.schema.ts';
import { ApiError } from '../../../lib/ApiError.ts';
import { errorText } from '../../../lib/errorText.ts';
import { formatClock } from '../../../lib/format.ts';
import { space } from '../../../theme/tokens.ts';
import { Actions } from '../../../ui/Actions.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Note } from '../../../ui/Note.tsx';
import { Rule } from '../../../ui/Rule.tsx';
import { Text } from '../../../ui/Text.tsx';
import { HelpPanel } from '../HelpPanel.tsx';
import { TextField } from '../TextField.tsx';
import { RewriteCost } from './RewriteCost.tsx';
import { SectionFields } from './SectionFields.tsx';
import { useRegenerateForm, type Regeneration } from './useRegenerateForm.ts';

const Root = styled('form')({ display: 'grid', gap: space.s5 });

type Props = Regeneration & { readonly onClose: () => void };

/** What should be different, what it costs, and the yes to it. */
export function RegenerateForm({ onClose, ...asked }: Props): ReactNode {
  const { t } = useTranslation();
  const id = useId();
  const { section } = asked;
  const { input, change, problem, cost, available, reason, send, isSent, error, isForPractice } = useRegenerateForm(asked);
  const refusal = error instanceof ApiError ? error : null;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    send(false);
  };
  return (
    <Root noValidate onSubmit={submit}>
      {section && <SectionFields section={section} input={input} problem={problem} onChange={change} />}
      <TextField
        lines
        label={t('regeneration.instruction')}
        hint={t('regeneration.instructionHint')}
        max={textLength.wish}
        value={input.instruction}
        error={problem === 'instructionLong' ? t('generator.problems.tooLong', { maximum: textLength.wish }) : undefined}
        onChange={(words) => change({ instruction: words })}
      />
      {refusal?.code === 'CRISIS_HELP' && (
        <HelpPanel details={refusal.details} onContinue={isForPractice ? undefined : () => send(true)} />
      )}
      <Rule />
      <RewriteCost isSection={section !== null} available={available} cost={cost} />
      {error && refusal?.code !== 'CRISIS_HELP' && (
        <Note kind="danger" role="alert">
          {boundsText(refusal) ?? errorText(error)}
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
          unavailable={isSent || reason !== null}
          aria-describedby={reason === null ? undefined : id}
        >
          {isSent ? t('generator.receipt.pending') : t('regeneration.confirm', { credits: t('app.credits', { count: cost }) })}
        </Button>
      </Actions>
    </Root>
  );
}

/** Some kinds of section cannot be as short or as long as others: the server says which lengths they can have. */
function boundsText(error: ApiError | null): string | null {
  const issue = error?.issues.find(({ path }) => path === 'section.seconds');
  if (!issue) return null;
  const { minimum: min = sectionSeconds.min, maximum: max = sectionSeconds.max } = issue;
  return i18next.t('regeneration.lengthWrong', { min: formatClock(min), max: formatClock(max) });
}
