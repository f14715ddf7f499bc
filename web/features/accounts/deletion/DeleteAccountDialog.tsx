import { zodResolver } from '@hookform/resolvers/zod';
import { Dialog } from '../../../ui/overlays/Dialog.ts';
import { styled } from '../../../theme/styled.ts';
import type { UseMutationResult } from '@tanstack/react-query';
import { useId, type ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { errorText } from '../../../lib/errorText.ts';
import { color, space, text } from '../../../theme/tokens.ts';
import { Actions } from '../../../ui/Actions.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/Field.tsx';
import { Form } from '../../../ui/FormGap.tsx';
import { Note } from '../../../ui/Note.tsx';
import { PasswordInput } from '../../../ui/PasswordInput.tsx';
import { TextInput } from '../../../ui/TextInput.tsx';
import { problemText } from '../formProblems.ts';

const Title = styled('h2')({ fontSize: text.titleSm });
const Consequences = styled('ul')({
  color: color.inkSoft,
  marginBlock: `.8rem ${space.s5}`,
  paddingInlineStart: '1.2rem',
  listStyle: 'disc',
  display: 'grid',
  gap: '.45rem',
});

type Props = {
  readonly title: string;
  readonly consequences: readonly string[];
  /** The address, where it is to be typed by hand. */
  readonly email?: string;
  readonly cancel: string;
  readonly confirm: string;
  readonly remove: Pick<UseMutationResult<unknown, unknown, string>, 'mutate' | 'isPending' | 'isError' | 'error'>;
  readonly onClose: () => void;
};

/** Says what will happen, and asks for the password; where nothing else has said so before, for the address by hand too. */
export function DeleteAccountDialog({ title, consequences, email, cancel, confirm, remove, onClose }: Props): ReactNode {
  const { t } = useTranslation();
  const id = useId();
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(formFor(email)),
    defaultValues: { email: '', password: '' },
  });
  const submit = handleSubmit(({ password }) => void (remove.isPending || remove.mutate(password)));
  const { errors } = formState;
  return (
    <Dialog open onClose={onClose} aria-labelledby={`${id}-title`} aria-describedby={`${id}-what`}>
      <Title id={`${id}-title`}>{title}</Title>
      <Consequences id={`${id}-what`}>
        {consequences.map((what) => (
          <li key={what}>{what}</li>
        ))}
      </Consequences>
      <Form noValidate onSubmit={(event) => void submit(event)}>
        {email !== undefined && (
          <Field
            label={t('profile.leave.dialog.email')}
            hint={t('profile.leave.dialog.emailHint', { email })}
            error={errors.email && t('profile.leave.dialog.emailWrong')}
          >
            {(control) => <TextInput type="email" autoComplete="off" {...control} {...register('email')} />}
          </Field>
        )}
        <Field label={t('profile.leave.dialog.password')} error={problemText(errors.password?.message)}>
          {(control) => <PasswordInput autoComplete="current-password" {...control} {...register('password')} />}
        </Field>
        {remove.isError && (
          <Note kind="danger" role="alert">
            <p>{t('profile.leave.failed')}</p>
            <p>{errorText(remove.error)}</p>
          </Note>
        )}
        <Actions sx={{ justifyContent: 'flex-end' }}>
          <Button tone="quiet" onClick={onClose}>
            {cancel}
          </Button>
          <Button type="submit" tone="danger" unavailable={remove.isPending}>
            {remove.isPending ? t('profile.leave.dialog.pending') : confirm}
          </Button>
        </Actions>
      </Form>
    </Dialog>
  );
}

const formFor = (email: string | undefined) =>
  z.object({
    email: z
      .string()
      .check(z.refine((typed) => email === undefined || typed.trim().toLowerCase() === email.toLowerCase(), 'other')),
    password: z.string().check(z.minLength(1, 'required')),
  });
