import { styled } from '../../theme/styled.ts';
import { useState, type FormEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { collectionLength, type Collection } from '../../../shared/collections.schema.ts';
import { errorText } from '../../lib/errorText.ts';
import { space } from '../../theme/tokens.ts';
import { Actions } from '../../ui/Actions.tsx';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { Note } from '../../ui/Note.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import { useSaveCollection } from './useSaveCollection.ts';

const Root = styled('form')({ display: 'grid', gap: space.s4 });

type Props = {
  /** The one to change; without it a new one begins. */
  readonly collection?: Collection;
  readonly onDone: (collection: Collection) => void;
  readonly onCancel?: () => void;
};

/** Name and description; what was typed stays when saving fails. */
export function CollectionForm({ collection, onDone, onCancel }: Props): ReactNode {
  const { t } = useTranslation();
  const [name, setName] = useState(collection?.name ?? '');
  const [description, setDescription] = useState(collection?.description ?? '');
  const [wasSent, setSent] = useState(false);
  const save = useSaveCollection(collection?.id);
  const nameProblem =
    name.trim() === ''
      ? t('library.collections.nameMissing')
      : name.trim().length > collectionLength.name
        ? t('library.collections.nameLong', { max: collectionLength.name })
        : undefined;
  const textProblem =
    description.trim().length > collectionLength.description
      ? t('library.collections.descriptionLong', { max: collectionLength.description })
      : undefined;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    // A form in a dialog stands inside the tree of another one's page, and its events rise there.
    event.stopPropagation();
    setSent(true);
    if (nameProblem !== undefined || textProblem !== undefined || save.isPending) return;
    save.mutate({ name: name.trim(), description: description.trim() }, { onSuccess: onDone });
  };
  return (
    <Root noValidate onSubmit={submit}>
      <Field label={t('library.collections.name')} error={wasSent ? nameProblem : undefined}>
        {(control) => (
          <TextInput {...control} autoComplete="off" value={name} onChange={(event) => setName(event.target.value)} />
        )}
      </Field>
      <Field optional label={t('library.collections.description')} error={textProblem}>
        {(control) => <TextArea {...control} value={description} onChange={(event) => setDescription(event.target.value)} />}
      </Field>
      {save.error && (
        <Note kind="danger" role="alert">
          <p>{t(collection ? 'library.collections.saveFailed' : 'library.collections.createFailed')}</p>
          <p>{errorText(save.error)}</p>
        </Note>
      )}
      <Actions sx={{ justifyContent: 'flex-end' }}>
        {onCancel && (
          <Button tone="quiet" onClick={onCancel}>
            {t('library.collections.cancel')}
          </Button>
        )}
        <Button type="submit" tone="primary" unavailable={save.isPending}>
          {t(collection ? 'library.collections.save' : 'library.collections.create')}
        </Button>
      </Actions>
    </Root>
  );
}
