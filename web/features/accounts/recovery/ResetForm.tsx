import { zodResolver } from '@hookform/resolvers/zod';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { passwordLength } from '../../../../shared/accounts.schema.ts';
import { errorText } from '../../../lib/errorText.ts';
import { Button } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/Field.tsx';
import { Form } from '../../../ui/FormGap.tsx';
import { Note } from '../../../ui/Note.tsx';
import { PasswordInput } from '../../../ui/PasswordInput.tsx';
import { problemText } from '../formProblems.ts';
import { NewPassword, typedTwice } from '../newPassword.ts';
import { weaknessOf } from '../weaknessOf.ts';
import { useResetPassword } from './useResetPassword.ts';

const Values = z
  .object({
    password: NewPassword,
    again: z.string().check(z.minLength(1, 'required')),
  })
  .check(typedTwice('password'));

type Props = { readonly token: string; readonly onDone: () => void; readonly onRefused: (error: unknown) => void };

/** `onRefused` is told what was refused for good, such as a link that was used meanwhile elsewhere. */
export function ResetForm({ token, onDone, onRefused }: Props): ReactNode {
  const { t } = useTranslation();
  const reset = useResetPassword();
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(Values),
    defaultValues: { password: '', again: '' },
    mode: 'onTouched',
  });
  const { errors } = formState;
  const submit = handleSubmit(({ password }) =>
    reset.mutate(
      { token, password },
      {
        onSuccess: onDone,
        onError: (error) => {
          const weakness = weaknessOf(error);
          if (weakness) setError('password', { message: weakness }, { shouldFocus: true });
          else onRefused(error);
        },
      },
    ),
  );
  return (
    <Form noValidate onSubmit={(event) => void submit(event)}>
      <Field
        label={t('reset.choose.password')}
        hint={t('accounts.register.passwordHint', { min: passwordLength.min })}
        error={problemText(errors.password?.message)}
      >
        {(control) => <PasswordInput autoComplete="new-password" {...control} {...register('password')} />}
      </Field>
      <Field label={t('reset.choose.again')} error={problemText(errors.again?.message)}>
        {(control) => <PasswordInput autoComplete="new-password" {...control} {...register('again')} />}
      </Field>
      {reset.isError && !weaknessOf(reset.error) && (
        <Note kind="danger" role="alert">
          {`${t('reset.choose.failed')}. ${errorText(reset.error)}`}
        </Note>
      )}
      <Button type="submit" tone="primary" wide unavailable={reset.isPending}>
        {t(reset.isPending ? 'reset.choose.pending' : 'reset.choose.action')}
      </Button>
    </Form>
  );
}
