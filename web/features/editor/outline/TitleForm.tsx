import { styled } from '../../../theme/styled.ts';
import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '../../../../shared/vocabulary.ts';
import { Actions } from '../../../ui/Actions.tsx';
import { Button } from '../../../ui/Button.tsx';
import { TextInput } from '../../../ui/TextInput.tsx';

const Root = styled('form')({ display: 'grid', gap: '.5rem', padding: '.5rem .75rem' });

type Props = {
  readonly title: string;
  readonly language: Language;
  readonly onRename: (title: string) => void;
  readonly onClose: () => void;
};

/** A section's title, to be changed. */
export function TitleForm({ title, language, onRename, onClose }: Props): ReactNode {
  const { t } = useTranslation();
  const [wanted, setWanted] = useState(title);
  const input = useRef<HTMLInputElement>(null);
  // The person has just asked to write here.
  useEffect(() => input.current?.select(), []);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (wanted.trim() === '') return;
    onRename(wanted);
    onClose();
  };
  return (
    <Root onSubmit={submit} onKeyDown={(event) => event.key === 'Escape' && onClose()}>
      <TextInput
        ref={input}
        aria-label={t('editor.outline.name')}
        aria-invalid={wanted.trim() === ''}
        autoComplete="off"
        lang={language}
        value={wanted}
        onChange={({ target }) => setWanted(target.value)}
      />
      <Actions>
        <Button type="submit" size="sm" tone="primary" unavailable={wanted.trim() === ''}>
          {t('editor.outline.keep')}
        </Button>
        <Button size="sm" tone="quiet" onClick={onClose}>
          {t('editor.outline.cancel')}
        </Button>
      </Actions>
    </Root>
  );
}
