import { styled } from '../../../theme/styled.ts';
import { useState, type FormEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { durationMinutes, textLength } from '../../../../shared/generations.schema.ts';
import { maxContentLength, type Script } from '../../../../shared/scripts.schema.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { errorText } from '../../../lib/errorText.ts';
import { showToast } from '../../../lib/toasts.ts';
import { useSettings } from '../../../lib/useSettings.ts';
import { space } from '../../../theme/tokens.ts';
import { Actions } from '../../../ui/Actions.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/Field.tsx';
import { FormGap } from '../../../ui/FormGap.tsx';
import { Note } from '../../../ui/Note.tsx';
import { Sheet } from '../../../ui/Sheet.tsx';
import { TextInput } from '../../../ui/TextInput.tsx';
import { ContentField } from './ContentField.tsx';
import { firstAnswers, problemsOf, type OwnAnswers } from './ownAnswers.ts';
import { ownDraft } from './ownDraft.ts';
import { OwnScriptFields } from './OwnScriptFields.tsx';
import { useBeginScript } from './useBeginScript.ts';

const Root = styled('form')({ display: 'grid', gap: space.s4, maxInlineSize: '52rem' });
const Group = styled(Sheet)({ padding: 'clamp(1.5rem, 3vw, 2.25rem)' });

type Props = { readonly accountId: string; readonly onBegun: (script: Script) => void };

/** What a script of one's own is, before its first word; what is filled in is kept until it is begun. */
export function OwnScriptForm({ accountId, onBegun }: Props): ReactNode {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const settings = useSettings();
  const [kept, setKept] = useState(() => ownDraft.read(accountId));
  const [wasSent, setWasSent] = useState(false);
  const begin = useBeginScript(accountId);
  const answers = kept ?? firstAnswers(language, settings);
  const problems = problemsOf(answers);
  const change = (changed: Partial<OwnAnswers>): void => {
    if (begin.isError) begin.reset();
    const next = { ...answers, ...changed };
    setKept(next);
    ownDraft.save(accountId, next);
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setWasSent(true);
    if (Object.keys(problems).length > 0 || begin.isPending) return;
    begin.mutate(answers, {
      onSuccess: onBegun,
      onError: (error) => showToast({ kind: 'error', title: t('ownScript.failed'), text: errorText(error) }),
    });
  };
  const figures = { most: textLength.title, least: durationMinutes.least };
  const say = (field: keyof typeof problems, most: number): string | undefined => {
    const problem = problems[field];
    // What is missing is said once somebody wanted to begin; what is wrong, at once.
    return problem && (wasSent || problem !== 'nameMissing') ? t(`ownScript.${problem}`, { ...figures, most }) : undefined;
  };
  return (
    <Root noValidate onSubmit={submit}>
      <Group>
        <FormGap>
          <Field label={t('ownScript.name')} error={say('title', textLength.title)}>
            {(control) => (
              <TextInput
                {...control}
                required
                autoComplete="off"
                value={answers.title}
                onChange={(event) => change({ title: event.target.value })}
              />
            )}
          </Field>
          <OwnScriptFields answers={answers} change={change} durationProblem={say('duration', durationMinutes.most)} />
          <ContentField
            value={answers.content}
            language={answers.language}
            error={say('content', maxContentLength)}
            onChange={(content) => change({ content })}
            onImported={({ title, content }) => change({ content, title: answers.title.trim() || title })}
          />
        </FormGap>
      </Group>
      {begin.error && <Note kind="danger">{errorText(begin.error)}</Note>}
      <Actions>
        <Button type="submit" tone="primary" unavailable={begin.isPending}>
          {t(begin.isPending ? 'ownScript.beginning' : 'ownScript.begin')}
        </Button>
      </Actions>
    </Root>
  );
}
