import { zodResolver } from '@hookform/resolvers/zod';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import type { User } from '../../../../shared/accounts.schema.ts';
import { errorText } from '../../../lib/errorText.ts';
import { showFailure, showToast } from '../../../lib/toasts.ts';
import { Actions } from '../../../ui/Actions.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/Field.tsx';
import { Form, FormGap } from '../../../ui/FormGap.tsx';
import { Note } from '../../../ui/Note.tsx';
import { PasswordInput } from '../../../ui/PasswordInput.tsx';
import { TextInput } from '../../../ui/TextInput.tsx';
import { problemText } from '../formProblems.ts';
import { PendingEmail } from '../confirmation/PendingEmail.tsx';
import { useUpdateUser } from './useUpdateUser.ts';

const Values = z.object({
  email: z.pipe(z.string().check(z.trim(), z.minLength(1, 'required')), z.email('email')),
  password: z.string().check(z.minLength(1, 'required')),
});

/** Another address to sign in with, for who knows the password; where mail is sent it waits for its confirmation first. */
export function EmailForm({ user }: { readonly user: User }): ReactNode {
  const { t } = useTranslation();
  const update = useUpdateUser(user);
  const { register, handleSubmit, reset, formState } = useForm({
    resolver: zodResolver(Values),
    defaultValues: { email: '', password: '' },
    mode: 'onTouched',
  });
  const submit = handleSubmit(async (values) => {
    if (update.isPending) return;
    try {
      const { email, pendingEmail } = await update.mutateAsync(values);
      reset();
      const text =
        pendingEmail === null ? t('profile.email.saved', { email }) : t('profile.email.asked', { email: pendingEmail });
      showToast({ kind: 'success', text });
    } catch (error) {
      showFailure(error, t('profile.email.failed'));
    }
  });
  return (
    <Form noValidate onSubmit={(event) => void submit(event)}>
      {user.pendingEmail === null ? (
        <p>{t('profile.email.now', { email: user.email })}</p>
      ) : (
        <PendingEmail email={user.pendingEmail} now={user.email} />
      )}
      <FormGap data-columns>
        <Field label={t('profile.email.next')} error={problemText(formState.errors.email?.message)}>
          {(control) => <TextInput type="email" autoComplete="email" {...control} {...register('email')} />}
        </Field>
        <Field label={t('profile.email.password')} error={problemText(formState.errors.password?.message)}>
          {(control) => <PasswordInput autoComplete="current-password" {...control} {...register('password')} />}
        </Field>
      </FormGap>
      {update.isError && <Note kind="danger">{errorText(update.error)}</Note>}
      <Actions>
        <Button type="submit" unavailable={update.isPending}>
          {t(update.isPending ? 'profile.email.pending' : 'profile.email.action')}
        </Button>
      </Actions>
    </Form>
  );
}
