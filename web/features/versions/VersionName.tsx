import { styled } from '../../theme/styled.ts';
import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { maxVersionName, type VersionSummary } from '../../../shared/versions.schema.ts';
import { errorText } from '../../lib/errorText.ts';
import { showToast } from '../../lib/toasts.ts';
import { space } from '../../theme/tokens.ts';
import { Actions } from '../../ui/Actions.tsx';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { Note } from '../../ui/Note.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import { useNameVersion } from './useNameVersion.ts';

const Root = styled('form')({ display: 'grid', gap: space.s3, maxInlineSize: '30rem' });

type Props = { readonly version: VersionSummary; readonly onClose: () => void };

/** A version's name, to be given, changed or taken away. What was typed stays when saving fails. */
export function VersionName({ version, onClose }: Props): ReactNode {
  const { t } = useTranslation();
  const [name, setName] = useState(version.name ?? '');
  const input = useRef<HTMLInputElement>(null);
  const naming = useNameVersion();
  // The person has just asked to write here.
  useEffect(() => input.current?.select(), []);
  const trimmed = name.trim();
  const isLong = trimmed.length > maxVersionName;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (isLong || naming.isPending) return;
    if (trimmed === (version.name ?? '')) return onClose();
    naming.mutate(
      { scriptId: version.scriptId, id: version.id, name: trimmed },
      {
        onSuccess: () => {
          showToast({ kind: 'success', text: t(trimmed === '' ? 'versions.name.taken' : 'versions.name.done') });
          onClose();
        },
      },
    );
  };
  return (
    <Root onSubmit={submit} onKeyDown={(event) => event.key === 'Escape' && onClose()}>
      <Field
        label={t('versions.name.label')}
        hint={t('versions.name.hint')}
        error={isLong ? t('versions.name.long', { max: maxVersionName }) : undefined}
      >
        {(control) => (
          <TextInput {...control} ref={input} autoComplete="off" value={name} onChange={(event) => setName(event.target.value)} />
        )}
      </Field>
      {naming.error && <Note kind="danger">{errorText(naming.error)}</Note>}
      <Actions>
        <Button type="submit" tone="primary" size="sm" unavailable={isLong || naming.isPending}>
          {t('versions.name.save')}
        </Button>
        <Button tone="quiet" size="sm" onClick={onClose}>
          {t('versions.name.cancel')}
        </Button>
      </Actions>
    </Root>
  );
}
