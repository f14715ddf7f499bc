import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { useForm, type UseFormSetValue, type UseFormSubscribe } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import type { User } from '../../../../shared/accounts.schema.ts';
import { profileLength } from '../../../../shared/profile.schema.ts';
import { errorText } from '../../../lib/errorText.ts';
import { showFailure, showToast } from '../../../lib/toasts.ts';
import { Actions } from '../../../ui/Actions.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/Field.tsx';
import { Form, FormGap } from '../../../ui/FormGap.tsx';
import { Note } from '../../../ui/Note.tsx';
import { TextArea } from '../../../ui/TextArea.tsx';
import { TextInput } from '../../../ui/TextInput.tsx';
import { profileDraft } from './profileDraft.ts';
import { useUpdateUser } from './useUpdateUser.ts';

const Values = z.object({
  fullName: z.string().check(z.trim(), z.maxLength(profileLength.fullName, 'long')),
  username: z.string().check(z.trim(), z.minLength(1, 'required'), z.maxLength(profileLength.username, 'long')),
  bio: z.string().check(z.trim(), z.maxLength(profileLength.bio, 'long')),
});
type Values = z.infer<typeof Values>;
type Name = keyof Values;
const names = ['fullName', 'username', 'bio'] as const satisfies Name[];

const valuesOf = (user: User): Values => ({ fullName: user.fullName ?? '', username: user.username, bio: user.bio });

/** What one says of oneself. Fields that were not touched follow what is saved elsewhere. */
export function ProfileForm({ user }: { readonly user: User }): ReactNode {
  const { t } = useTranslation();
  const update = useUpdateUser(user);
  const { register, handleSubmit, reset, formState, setValue, subscribe } = useForm({
    resolver: zodResolver(Values),
    values: valuesOf(user),
    resetOptions: { keepDirtyValues: true },
    mode: 'onTouched',
  });
  const { dirtyFields, errors, isDirty } = formState;
  useKeptDraft(user, setValue, subscribe);
  const problem = (name: Name): string | undefined =>
    errors[name] && t(`profile.about.${errors[name].message === 'required' ? 'required' : 'long'}`, { max: profileLength[name] });
  const submit = handleSubmit(async (values) => {
    const changed = Object.fromEntries(Object.entries(values).filter(([name]) => dirtyFields[name as Name]));
    if (update.isPending || Object.keys(changed).length === 0) return;
    try {
      const saved = await update.mutateAsync(changed);
      reset(valuesOf(saved));
      profileDraft.save(user.id, {});
      showToast({ kind: 'success', text: t('profile.about.saved') });
    } catch (error) {
      showFailure(error, t('profile.about.failed'));
    }
  });
  return (
    <Form noValidate onSubmit={(event) => void submit(event)}>
      <FormGap data-columns>
        <Field label={t('profile.about.fullName')} optional error={problem('fullName')}>
          {(control) => <TextInput autoComplete="name" {...control} {...register('fullName')} />}
        </Field>
        <Field label={t('profile.about.username')} error={problem('username')}>
          {(control) => <TextInput autoComplete="nickname" spellCheck={false} {...control} {...register('username')} />}
        </Field>
      </FormGap>
      <Field label={t('profile.about.bio')} optional hint={t('profile.about.bioHint')} error={problem('bio')}>
        {(control) => <TextArea {...control} {...register('bio')} />}
      </Field>
      {update.isError && <Note kind="danger">{errorText(update.error)}</Note>}
      <Actions>
        <Button type="submit" tone="primary" unavailable={update.isPending || !isDirty}>
          {t(update.isPending ? 'profile.about.pending' : 'profile.about.save')}
        </Button>
      </Actions>
    </Form>
  );
}

/** What was typed and not saved is kept in the browser, and is there again after the page was left. */
function useKeptDraft(user: User, setValue: UseFormSetValue<Values>, subscribe: UseFormSubscribe<Values>): void {
  const takeUp = useEffectEvent(() => {
    const saved = valuesOf(user);
    const draft = profileDraft.read(user.id);
    for (const name of names)
      if (draft[name] !== undefined && draft[name] !== saved[name]) setValue(name, draft[name], { shouldDirty: true });
  });
  const keep = useEffectEvent((values: Values) => {
    const saved = valuesOf(user);
    const changed = names.filter((name) => values[name] !== saved[name]);
    profileDraft.save(user.id, Object.fromEntries(changed.map((name) => [name, values[name]])));
  });
  useEffect(() => {
    takeUp();
    return subscribe({ formState: { values: true }, callback: ({ values }) => keep(values) });
  }, [subscribe]);
}
