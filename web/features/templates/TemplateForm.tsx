import { styled } from '../../theme/styled.ts';
import { useState, type FormEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import * as paths from '../../../shared/paths.ts';
import { pathTo } from '../../../shared/pathTo.ts';
import { templateLength, type Template } from '../../../shared/templates.schema.ts';
import { ApiError } from '../../lib/ApiError.ts';
import { errorText } from '../../lib/errorText.ts';
import { showToast } from '../../lib/toasts.ts';
import { space, text } from '../../theme/tokens.ts';
import { Actions } from '../../ui/Actions.tsx';
import { Button } from '../../ui/Button.tsx';
import { useDraftsText } from '../../lib/useDraftsText.ts';
import { QuotaLine } from '../../ui/QuotaLine.tsx';
import { Field } from '../../ui/Field.tsx';
import { FormGap } from '../../ui/FormGap.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { Note } from '../../ui/Note.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { Switch } from '../../ui/Switch.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { AboutFields } from './AboutFields.tsx';
import { ContentField } from './ContentField.tsx';
import { SoundFields } from './SoundFields.tsx';
import { toTemplateBody, type TemplateAnswers } from './templateAnswers.ts';
import { templateDraft } from './templateDraft.ts';
import { templateProblems } from './templateProblems.ts';
import { TemplateText } from './TemplateText.tsx';
import { useSaveTemplate } from './useSaveTemplate.ts';

const Root = styled('form')({ display: 'grid', gap: space.s4, maxInlineSize: '52rem' });
const Group = styled(Sheet)({
  padding: 'clamp(1.5rem, 3vw, 2.25rem)',
  display: 'grid',
  gap: space.s5,
  '& > h2': { fontSize: text.titleMd },
});

type Props = {
  readonly accountId: string;
  /** Under which what is not saved yet is kept. */
  readonly draftId: string;
  /** What is changed; `null` where a new one is written. */
  readonly template: Template | null;
  readonly first: TemplateAnswers;
  readonly onSaved: (template: Template) => void;
};

/** Writes a template or changes one; what is not saved yet is kept as a draft. */
export function TemplateForm({ accountId, draftId, template, first, onSaved }: Props): ReactNode {
  const { t } = useTranslation();
  const [answers, setAnswers] = useState(() => templateDraft.read(accountId, draftId) ?? first);
  const [wasSent, setWasSent] = useState(false);
  const save = useSaveTemplate(template);
  const error = save.error instanceof ApiError ? save.error : null;
  const all = templateProblems(answers, error?.issues ?? []);
  // What is missing is said once somebody has pressed save; what is wrong, at once.
  const problems = wasSent
    ? all
    : { ...all, ...(answers.title === '' && { title: undefined }), ...(answers.content === '' && { content: undefined }) };
  const change = (changed: Partial<TemplateAnswers>): void => {
    if (save.isError) save.reset();
    const next = { ...answers, ...changed };
    setAnswers(next);
    templateDraft.save(accountId, draftId, next);
  };
  const draftsText = useDraftsText(accountId);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setWasSent(true);
    if (Object.keys(all).length > 0 || save.isPending) return;
    save.mutate(toTemplateBody(answers), {
      onSuccess: (saved) => {
        templateDraft.clear(accountId, draftId);
        onSaved(saved);
        showToast({ kind: 'success', text: t('templates.saved', { title: saved.title }) });
      },
      onError: (failure) => showToast({ kind: 'error', title: t('templates.saveFailed'), text: errorText(failure) }),
    });
  };
  const discard = (): void => {
    templateDraft.clear(accountId, draftId);
    save.reset();
    setAnswers(first);
  };
  const group = { answers, problems, change };
  const isChanged = JSON.stringify(answers) !== JSON.stringify(first);
  return (
    <Root noValidate onSubmit={submit}>
      {draftsText !== null && <QuotaLine>{draftsText}</QuotaLine>}
      <Group>
        <h2>{t('templates.form.about')}</h2>
        <AboutFields {...group} />
      </Group>
      <Group>
        <h2>{t('templates.form.sound')}</h2>
        <SoundFields {...group} />
      </Group>
      <Group>
        <h2>{t('templates.form.text')}</h2>
        <FormGap>
          <Field
            optional
            label={t('templates.form.structure')}
            hint={t('templates.form.structureHint', { most: templateLength.sections })}
            error={problems.structure}
          >
            {(control) => (
              <TextArea {...control} value={answers.structure} onChange={(event) => change({ structure: event.target.value })} />
            )}
          </Field>
          <ContentField
            value={answers.content}
            language={answers.language}
            error={problems.content}
            onChange={(content) => change({ content })}
          />
          {answers.content.trim() !== '' && (
            <details>
              <summary>{t('templates.form.preview')}</summary>
              <TemplateText content={answers.content} language={answers.language} />
            </details>
          )}
        </FormGap>
      </Group>
      <Group>
        <Switch
          label={t('templates.form.share')}
          hint={t('templates.form.shareHint')}
          checked={answers.isPublic}
          onChange={(isPublic) => change({ isPublic })}
        />
      </Group>
      {error?.code === 'VERSION_CONFLICT' && <Note kind="warn">{t('templates.conflict')}</Note>}
      {save.error && error?.code !== 'VERSION_CONFLICT' && <Note kind="danger">{errorText(save.error)}</Note>}
      {wasSent && Object.keys(all).length > 0 && (
        <Note kind="danger" role="alert">
          {t('templates.form.look')}
        </Note>
      )}
      <Actions>
        <Button type="submit" tone="primary" unavailable={save.isPending}>
          {t(save.isPending ? 'templates.form.saving' : 'templates.form.save')}
        </Button>
        <LinkButton to={template ? pathTo(paths.template, { id: template.id }) : paths.templates}>
          {t('templates.form.back')}
        </LinkButton>
        {isChanged && (
          <Button tone="quiet" onClick={discard}>
            {t('templates.form.discard')}
          </Button>
        )}
      </Actions>
    </Root>
  );
}
