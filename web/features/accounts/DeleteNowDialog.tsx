import { zodResolver } from '@hookform/resolvers/zod';
import { useId, type ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { errorText } from '../../lib/errorText.ts';
import { styled } from '../../theme/styled.ts';
import { color, space, text } from '../../theme/tokens.ts';
import { Actions } from '../../ui/Actions.tsx';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { Form } from '../../ui/FormGap.tsx';
import { Note } from '../../ui/Note.tsx';
import { Dialog } from '../../ui/overlays/Dialog.ts';
import { PasswordInput } from '../../ui/PasswordInput.tsx';
import { problemText } from './formProblems.ts';
import type { useDeleteNow } from './useDeleteNow.ts';

const Title = styled('h2')({ fontSize: text.titleSm });
const Consequences = styled('ul')({
  color: color.inkSoft,
  marginBlock: `.8rem ${space.s5}`,
  paddingInlineStart: '1.2rem',
  listStyle: 'disc',
  display: 'grid',
  gap: '.45rem',
});

const consequences = ['gone', 'final', 'stays'] as const;

type Props = { readonly remove: ReturnType<typeof useDeleteNow>; readonly onClose: () => void };

/** Says what goes at once and for good, and asks for the password. */
export function DeleteNowDialog({ remove, onClose }: Props): ReactNode {
  const { t } = useTranslation();
  const id = useId();
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(z.object({ password: z.string().check(z.minLength(1, 'required')) })),
    defaultValues: { password: '' },
  });
  const submit = handleSubmit(({ password }) => void (remove.isPending || remove.mutate(password)));
  return (
    <Dialog open onClose={onClose} aria-labelledby={`${id}-title`} aria-describedby={`${id}-what`}>
      <Title id={`${id}-title`}>{t('profile.restore.now.title')}</Title>
      <Consequences id={`${id}-what`}>
        {consequences.map((what) => (
          <li key={what}>{t(`profile.restore.now.${what}`)}</li>
        ))}
      </Consequences>
      <Form noValidate onSubmit={(event) => void submit(event)}>
        <Field label={t('profile.leave.dialog.password')} error={problemText(formState.errors.password?.message)}>
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
            {t('profile.restore.now.cancel')}
          </Button>
          <Button type="submit" tone="danger" unavailable={remove.isPending}>
            {t(remove.isPending ? 'profile.leave.dialog.pending' : 'profile.restore.now.confirm')}
          </Button>
        </Actions>
      </Form>
    </Dialog>
  );
}
