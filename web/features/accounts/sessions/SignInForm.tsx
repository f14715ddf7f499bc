import { zodResolver } from '@hookform/resolvers/zod';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import * as z from 'zod/mini';
import * as paths from '../../../../shared/paths.ts';
import { ApiError } from '../../../lib/ApiError.ts';
import { hasMail } from '../../../lib/hasMail.ts';
import { errorText } from '../../../lib/errorText.ts';
import { showFailure } from '../../../lib/toasts.ts';
import { waitText } from '../../../lib/waitText.ts';
import { Button } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/Field.tsx';
import { Form } from '../../../ui/FormGap.tsx';
import { Note } from '../../../ui/Note.tsx';
import { PasswordInput } from '../../../ui/PasswordInput.tsx';
import { TextInput } from '../../../ui/TextInput.tsx';
import { problemText } from '../formProblems.ts';
import { useSignIn } from './useSignIn.ts';

const Values = z.object({
  email: z.pipe(z.string().check(z.trim(), z.minLength(1, 'required')), z.email('email')),
  password: z.string().check(z.minLength(1, 'required')),
});

const isWrongPair = (error: unknown): boolean => error instanceof ApiError && error.status === 401;

export function SignInForm(): ReactNode {
  const { t } = useTranslation();
  const signIn = useSignIn();
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(Values),
    defaultValues: { email: '', password: '' },
    mode: 'onTouched',
  });
  const describe = (error: unknown): string => {
    if (isWrongPair(error)) return t('accounts.signIn.wrong');
    const wait = waitText(error);
    return wait === null ? errorText(error) : t(hasMail() ? 'accounts.signIn.waitOrReset' : 'accounts.signIn.wait', { wait });
  };
  const submit = handleSubmit((values) =>
    signIn.mutateAsync(values).catch((error: unknown) => showFailure(error, t('accounts.signIn.failed'), describe(error))),
  );
  return (
    <Form noValidate onSubmit={(event) => void submit(event)}>
      <Field label={t('accounts.email')} error={problemText(formState.errors.email?.message)}>
        {(control) => <TextInput type="email" autoComplete="email" {...control} {...register('email')} />}
      </Field>
      <Field label={t('accounts.password')} error={problemText(formState.errors.password?.message)}>
        {(control) => <PasswordInput autoComplete="current-password" {...control} {...register('password')} />}
      </Field>
      {hasMail() && (
        <p>
          <Link to={paths.forgotPassword}>{t('reset.link')}</Link>
        </p>
      )}
      {signIn.isError && <Note kind="danger">{describe(signIn.error)}</Note>}
      <Button type="submit" tone="primary" wide unavailable={signIn.isPending}>
        {t(signIn.isPending ? 'accounts.signIn.pending' : 'accounts.signIn.action')}
      </Button>
    </Form>
  );
}
