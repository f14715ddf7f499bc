import { styled } from '../../theme/styled.ts';
import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isTitleRefused } from '../../../shared/outline/isTitleRefused.ts';
import { maxSectionTitle, SectionTitle } from '../../../shared/outline/sectionTitle.ts';
import type { Language } from '../../../shared/vocabulary.ts';
import { Actions } from '../../ui/Actions.tsx';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { TextInput } from '../../ui/TextInput.tsx';

const Root = styled('form')({ display: 'grid', gap: '.7rem', gridColumn: '1 / -1' });

type Props = {
  readonly title: string;
  readonly language: Language;
  readonly onSave: (title: string) => void;
  readonly onClose: () => void;
};

/** A section's title, to be changed in its place. */
export function OutlineTitleForm({ title, language, onSave, onClose }: Props): ReactNode {
  const { t } = useTranslation();
  const [typed, setTyped] = useState(title);
  const input = useRef<HTMLInputElement>(null);
  // The person has just asked to write here.
  useEffect(() => input.current?.select(), []);
  const problem = useProblem(typed.trim(), language);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (problem === undefined) onSave(typed.trim());
  };
  return (
    <Root onSubmit={submit} onKeyDown={(event) => event.key === 'Escape' && onClose()}>
      <Field label={t('outline.titleLabel')} error={problem}>
        {(control) => (
          <TextInput
            {...control}
            ref={input}
            autoComplete="off"
            lang={language}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        )}
      </Field>
      <Actions>
        <Button type="submit" size="sm" unavailable={problem !== undefined}>
          {t('outline.save')}
        </Button>
        <Button tone="quiet" size="sm" onClick={onClose}>
          {t('outline.cancel')}
        </Button>
      </Actions>
    </Root>
  );
}

function useProblem(title: string, language: Language): string | undefined {
  const { t } = useTranslation();
  if (title === '') return t('outline.titleEmpty');
  if (title.length > maxSectionTitle) return t('outline.titleLong', { max: maxSectionTitle });
  if (!SectionTitle.safeParse(title).success) return t('outline.titleMarks');
  return isTitleRefused(title, language) ? t('outline.titleRefused') : undefined;
}
