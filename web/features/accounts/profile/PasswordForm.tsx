import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { passwordLength, type User } from '../../../../shared/accounts.schema.ts';
import { errorText } from '../../../lib/errorText.ts';
import { Actions } from '../../../ui/Actions.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/Field.tsx';
import { Form, FormGap } from '../../../ui/FormGap.tsx';
import { Note } from '../../../ui/Note.tsx';
import { PasswordInput } from '../../../ui/PasswordInput.tsx';
import { usePasswordForm } from './usePasswordForm.ts';

/** Another password; every other device is signed out with it. */
export function PasswordForm({ user }: { readonly user: User }): ReactNode {
  const { t } = useTranslation();
  const { register, submit, recheckAgain, problem, isPending, error } = usePasswordForm();
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
          hint={t('accounts.register.passwordHint', { min: passwordLength.min })}
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
      {error !== null && <Note kind="danger">{errorText(error)}</Note>}
      <Actions>
        <Button type="submit" unavailable={isPending}>
          {t(isPending ? 'profile.password.pending' : 'profile.password.action')}
        </Button>
      </Actions>
    </Form>
  );
}
