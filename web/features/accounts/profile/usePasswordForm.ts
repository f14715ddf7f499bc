import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { passwordLength } from '../../../../shared/accounts.schema.ts';
import type { ChangePasswordBody } from '../../../../shared/profile.schema.ts';
import { changePassword } from '../../../../shared/routes/profile.routes.ts';
import { call } from '../../../lib/call.ts';
import { showFailure, showToast } from '../../../lib/toasts.ts';
import { problemText } from '../formProblems.ts';
import { NewPassword, typedTwice } from '../newPassword.ts';
import { weaknessOf } from '../weaknessOf.ts';

const Values = z
  .object({
    current: z.string().check(z.minLength(1, 'required')),
    next: NewPassword,
    again: z.string().check(z.minLength(1, 'confirm')),
  })
  .check(typedTwice('next'));

type Values = z.infer<typeof Values>;

/** The form for another password: its fields, what is wrong with each, and the change itself. */
export function usePasswordForm() {
  const { t } = useTranslation();
  const change = useMutation({ mutationFn: (body: ChangePasswordBody) => call(changePassword, { body }) });
  const { register, handleSubmit, reset, setError, trigger, formState } = useForm({
    resolver: zodResolver(Values),
    defaultValues: { current: '', next: '', again: '' },
    mode: 'onTouched',
  });
  const { errors, touchedFields } = formState;
  const words = useProblemWords();
  const submit = handleSubmit(async ({ current, next }) => {
    if (change.isPending) return;
    try {
      await change.mutateAsync({ currentPassword: current, newPassword: next });
      reset();
      showToast({ kind: 'success', text: t('profile.password.saved') });
    } catch (error) {
      const weakness = weaknessOf(error);
      if (weakness) setError('next', { message: weakness }, { shouldFocus: true });
      else showFailure(error, t('profile.password.failed'));
    }
  });
  return {
    register,
    submit,
    /** The second typing is right or wrong by the first, so it is checked with it. */
    recheckAgain: (): void => void (touchedFields.again && trigger('again')),
    problem: (name: keyof Values): string | undefined =>
      errors[name] && (words[errors[name].message as keyof typeof words] ?? problemText(errors[name].message)),
    isPending: change.isPending,
    /** Why it was not changed; a weak password is said beside its field instead. */
    error: change.isError && !weaknessOf(change.error) ? change.error : null,
  };
}

function useProblemWords() {
  const { t } = useTranslation();
  return {
    required: t('accounts.problems.required'),
    short: t('profile.password.short', { min: passwordLength.min }),
    long: t('profile.password.long', { max: passwordLength.max }),
    confirm: t('profile.password.confirm'),
    mismatch: t('profile.password.mismatch'),
  } as const;
}
