import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { Template } from '../../../shared/templates.schema.ts';
import { ApiError } from '../../lib/ApiError.ts';
import { showFailure, showToast } from '../../lib/toasts.ts';
import { toTemplateBody, type TemplateAnswers } from './templateAnswers.ts';
import { templateDraft } from './templateDraft.ts';
import { templateProblems } from './templateProblems.ts';
import { useSaveTemplate } from './useSaveTemplate.ts';

export type TemplateFormOptions = {
  readonly accountId: string;
  /** Under which what is not saved yet is kept. */
  readonly draftId: string;
  /** What is changed; `null` where a new one is written. */
  readonly template: Template | null;
  readonly first: TemplateAnswers;
  readonly onSaved: (template: Template) => void;
};

/** The answers of a template's form, kept as a draft with each change, and what saves or discards them. */
export function useTemplateForm({ accountId, draftId, template, first, onSaved }: TemplateFormOptions) {
  const { t } = useTranslation();
  const [answers, setAnswers] = useState(() => templateDraft.read(accountId, draftId) ?? first);
  const [wasSent, setWasSent] = useState(false);
  const save = useSaveTemplate(template);
  const error = save.error instanceof ApiError ? save.error : null;
  const all = templateProblems(answers, error?.issues ?? []);
  const hasProblems = Object.keys(all).length > 0;
  const change = (changed: Partial<TemplateAnswers>): void => {
    if (save.isError) save.reset();
    const next = { ...answers, ...changed };
    setAnswers(next);
    templateDraft.save(accountId, draftId, next);
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setWasSent(true);
    if (hasProblems || save.isPending) return;
    save.mutate(toTemplateBody(answers), {
      onSuccess: (saved) => {
        templateDraft.clear(accountId, draftId);
        onSaved(saved);
        showToast({ kind: 'success', text: t('templates.saved', { title: saved.title }) });
      },
      onError: (failure) => showFailure(failure, t('templates.saveFailed')),
    });
  };
  const discard = (): void => {
    templateDraft.clear(accountId, draftId);
    save.reset();
    setAnswers(first);
  };
  return {
    answers,
    change,
    submit,
    discard,
    /** What is missing is said once somebody has pressed save; what is wrong, at once. */
    problems: wasSent
      ? all
      : { ...all, ...(answers.title === '' && { title: undefined }), ...(answers.content === '' && { content: undefined }) },
    isChanged: JSON.stringify(answers) !== JSON.stringify(first),
    isRefused: wasSent && hasProblems,
    isPending: save.isPending,
    failure: save.error,
    isConflict: error?.code === 'VERSION_CONFLICT',
  };
}
