import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { passwordLength, type User } from '../../../../shared/accounts.schema.ts';
import type { ChangePasswordBody } from '../../../../shared/profile.schema.ts';
import { changePassword } from '../../../../shared/routes/profile.routes.ts';
import { call } from '../../../lib/call.ts';
import { errorText } from '../../../lib/errorText.ts';
import { showToast } from '../../../lib/toasts.ts';
import { Actions } from '../../../ui/Actions.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/Field.tsx';
import { Form, FormGap } from '../../../ui/FormGap.tsx';
import { Note } from '../../../ui/Note.tsx';
import { PasswordInput } from '../../../ui/PasswordInput.tsx';
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

/** Another password; every other device is signed out with it. */
export function PasswordForm({ user }: { readonly user: User }): ReactNode {
  const { t } = useTranslation();
  const change = useMutation({ mutationFn: (body: ChangePasswordBody) => call(changePassword, { body }) });
  const { register, handleSubmit, reset, setError, trigger, formState } = useForm({
    resolver: zodResolver(Values),
    defaultValues: { current: '', next: '', again: '' },
    mode: 'onTouched',
  });
  const { errors, touchedFields } = formState;
  const words = {
    required: t('accounts.problems.required'),
    short: t('profile.password.short', { least: passwordLength.least }),
    long: t('profile.password.long', { most: passwordLength.most }),
    confirm: t('profile.password.confirm'),
    mismatch: t('profile.password.mismatch'),
  } as const;
  const problem = (name: keyof typeof errors & ('current' | 'next' | 'again')): string | undefined =>
    errors[name] && (words[errors[name].message as keyof typeof words] ?? problemText(errors[name].message));
  const submit = handleSubmit(async ({ current, next }) => {
    if (change.isPending) return;
    try {
      await change.mutateAsync({ currentPassword: current, newPassword: next });
      reset();
      showToast({ kind: 'success', text: t('profile.password.saved') });
    } catch (error) {
      const weakness = weaknessOf(error);
      if (weakness) setError('next', { message: weakness }, { shouldFocus: true });
      else showToast({ kind: 'error', title: t('profile.password.failed'), text: errorText(error) });
    }
  });
  const recheckAgain = (): void => void (touchedFields.again && trigger('again'));
  return (
    <Form noValidate onSubmit={(event) => void submit(event)}>
      {/* Tells a password manager whose password this is. */}
      <input type="text" hidden autoComplete="username" value={user.email} readOnly />
      <Field label={t('profile.password.current')} error={problem('current')}>
        {(control) => <PasswordInput autoComplete="current-password" {...control} {...register('current')} />}
      </Field>
      <FormGap data-columns>
        <Field
          label={t('profile.password.next')}
          hint={t('accounts.register.passwordHint', { least: passwordLength.least })}
          error={problem('next')}
        >
          {(control) => (
            <PasswordInput autoComplete="new-password" {...control} {...register('next', { onChange: recheckAgain })} />
          )}
        </Field>
        <Field label={t('profile.password.again')} error={problem('again')}>
          {(control) => <PasswordInput autoComplete="new-password" {...control} {...register('again')} />}
        </Field>
      </FormGap>
      {change.isError && !weaknessOf(change.error) && <Note kind="danger">{errorText(change.error)}</Note>}
      <Actions>
        <Button type="submit" unavailable={change.isPending}>
          {t(change.isPending ? 'profile.password.pending' : 'profile.password.action')}
        </Button>
      </Actions>
    </Form>
  );
}
