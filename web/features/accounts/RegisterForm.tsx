import { zodResolver } from '@hookform/resolvers/zod';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { passwordLength } from '../../../shared/accounts.schema.ts';
import type { PlanId } from '../../../shared/plans.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { errorText } from '../../lib/errorText.ts';
import { showFailure, showToast } from '../../lib/toasts.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { Form } from '../../ui/FormGap.tsx';
import { Note } from '../../ui/Note.tsx';
import { PasswordInput } from '../../ui/PasswordInput.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import { problemText } from './formProblems.ts';
import { NewPassword, typedTwice } from './newPassword.ts';
import { weaknessOf } from './weaknessOf.ts';
import { useRegisterAccount } from './useRegisterAccount.ts';

const Values = z
  .object({
    email: z.pipe(z.string().check(z.trim(), z.minLength(1, 'required')), z.email('email')),
    password: NewPassword,
    again: z.string().check(z.minLength(1, 'required')),
  })
  .check(typedTwice('password'));

/** `plan` is what the visitor came for; the account starts as free all the same. */
export function RegisterForm({ plan }: { readonly plan: PlanId | null }): ReactNode {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const signUp = useRegisterAccount();
  const {
    register,
    handleSubmit,
    setError,
    trigger,
    formState: { errors, touchedFields },
  } = useForm({
    resolver: zodResolver(Values),
    defaultValues: { email: '', password: '', again: '' },
    mode: 'onTouched',
  });
  // Only once it was left: an error that goes as one presses the button would move the button from under the pointer.
  const recheckAgain = (): void => void (touchedFields.again && trigger('again'));
  const submit = handleSubmit(({ email, password }) =>
    signUp
      .mutateAsync({ email, password, plan: plan ?? 'free', language })
      .then(() => showToast({ kind: 'success', title: t('accounts.register.welcome') }))
      .catch((error: unknown) => {
        const weakness = weaknessOf(error);
        if (weakness) setError('password', { message: weakness }, { shouldFocus: true });
        else showFailure(error, t('accounts.register.failed'));
      }),
  );
  return (
    <Form noValidate onSubmit={(event) => void submit(event)}>
      <Field label={t('accounts.email')} error={problemText(errors.email?.message)}>
        {(control) => <TextInput type="email" autoComplete="email" {...control} {...register('email')} />}
      </Field>
      <Field
        label={t('accounts.password')}
        hint={t('accounts.register.passwordHint', { min: passwordLength.min })}
        error={problemText(errors.password?.message)}
      >
        {(control) => (
          <PasswordInput autoComplete="new-password" {...control} {...register('password', { onChange: recheckAgain })} />
        )}
      </Field>
      <Field label={t('accounts.passwordAgain')} error={problemText(errors.again?.message)}>
        {(control) => <PasswordInput autoComplete="new-password" {...control} {...register('again')} />}
      </Field>
      {signUp.isError && !weaknessOf(signUp.error) && <Note kind="danger">{errorText(signUp.error)}</Note>}
      <Button type="submit" tone="primary" wide unavailable={signUp.isPending}>
        {t(signUp.isPending ? 'accounts.register.pending' : 'accounts.register.action')}
      </Button>
    </Form>
  );
}
