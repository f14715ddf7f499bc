import { styled } from '../../theme/styled.ts';
import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { textLength } from '../../../shared/generations.schema.ts';
import type { Script } from '../../../shared/scripts.schema.ts';
import { errorText } from '../../lib/errorText.ts';
import { showFailure, showToast } from '../../lib/toasts.ts';
import { font, text } from '../../theme/tokens.ts';
import { Actions } from '../../ui/Actions.tsx';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { Note } from '../../ui/Note.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import { useRenameScript } from './useRenameScript.ts';

const Root = styled('form')({ display: 'grid', gap: '1rem', marginBlockStart: '1.25rem' });
const TitleInput = styled(TextInput)({ font: `420 ${text.titleSm}/1.3 ${font.serif}` });

type Props = { readonly script: Script; readonly onClose: () => void };

/** The title, to be changed; what was typed stays when saving fails. */
export function TitleEditor({ script, onClose }: Props): ReactNode {
  const { t } = useTranslation();
  const [title, setTitle] = useState(script.title);
  const rename = useRenameScript(script);
  const input = useRef<HTMLInputElement>(null);
  // The person has just asked to write here.
  useEffect(() => input.current?.select(), []);
  const trimmed = title.trim();
  const problem =
    trimmed === ''
      ? t('scripts.rename.empty')
      : trimmed.length > textLength.title
        ? t('scripts.rename.long', { max: textLength.title })
        : undefined;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (problem !== undefined || rename.isPending) return;
    if (trimmed === script.title) return onClose();
    rename.mutate(trimmed, {
      onSuccess: () => {
        showToast({ kind: 'success', text: t('scripts.rename.done') });
        onClose();
      },
      onError: (error) => showFailure(error, t('scripts.rename.failed')),
    });
  };
  return (
    <Root onSubmit={submit} onKeyDown={(event) => event.key === 'Escape' && onClose()}>
      <Field label={t('scripts.rename.label')} error={problem}>
        {(control) => (
          <TitleInput
            {...control}
            ref={input}
            autoComplete="off"
            lang={script.language}
            value={title}
            onChange={(event) => setTitle(event.target.value)}
          />
        )}
      </Field>
      {rename.error && <Note kind="danger">{errorText(rename.error)}</Note>}
      <Actions>
        <Button type="submit" tone="primary" size="sm" unavailable={problem !== undefined || rename.isPending}>
          {t('scripts.rename.save')}
        </Button>
        <Button tone="quiet" size="sm" onClick={onClose}>
          {t('scripts.rename.cancel')}
        </Button>
      </Actions>
    </Root>
  );
}
