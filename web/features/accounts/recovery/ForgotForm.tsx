import { zodResolver } from '@hookform/resolvers/zod';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { errorText } from '../../../lib/errorText.ts';
import { Button } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/Field.tsx';
import { Form } from '../../../ui/FormGap.tsx';
import { Note } from '../../../ui/Note.tsx';
import { TextInput } from '../../../ui/TextInput.tsx';
import { problemText } from '../formProblems.ts';
import { useRequestReset } from './useRequestReset.ts';

const Values = z.object({ email: z.pipe(z.string().check(z.trim(), z.minLength(1, 'required')), z.email('email')) });

/** `onSent` is told the address; whether it has an account, nobody is. */
export function ForgotForm({ onSent }: { readonly onSent: (email: string) => void }): ReactNode {
  const { t } = useTranslation();
  const forgot = useRequestReset();
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(Values),
    defaultValues: { email: '' },
    mode: 'onTouched',
  });
  const submit = handleSubmit(({ email }) => forgot.mutate(email, { onSuccess: () => onSent(email) }));
  return (
    <Form noValidate onSubmit={(event) => void submit(event)}>
      <Field label={t('accounts.email')} error={problemText(formState.errors.email?.message)}>
        {(control) => <TextInput type="email" autoComplete="email" {...control} {...register('email')} />}
      </Field>
      {forgot.isError && (
        <Note kind="danger" role="alert">
          {`${t('reset.forgot.failed')}. ${errorText(forgot.error)}`}
        </Note>
      )}
      <Button type="submit" tone="primary" wide unavailable={forgot.isPending}>
        {t(forgot.isPending ? 'reset.forgot.pending' : 'reset.forgot.action')}
      </Button>
    </Form>
  );
}
