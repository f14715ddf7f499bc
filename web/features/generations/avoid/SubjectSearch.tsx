import { useState, type KeyboardEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Subjects } from '../../../../shared/subjects/Subjects.ts';
import type { AvoidableSubject } from '../../../../shared/vocabulary.ts';
import { ChoiceGroup } from '../../../ui/ChoiceGroup.tsx';
import { Field } from '../../../ui/Field.tsx';
import { Text } from '../../../ui/Text.tsx';
import { TextInput } from '../../../ui/TextInput.tsx';
import { matchSubjects } from './matchSubjects.ts';

type Props = {
  readonly hint: string;
  readonly subjects: Subjects | undefined;
  readonly chosen: readonly AvoidableSubject[];
  readonly onToggle: (subject: AvoidableSubject) => void;
};

/** Finds a subject by a word, and offers what it found as check boxes; how many that are is said aloud. */
export function SubjectSearch({ hint, subjects, chosen, onToggle }: Props): ReactNode {
  const { t } = useTranslation();
  const [query, setQuery] = useState('');
  const nameOf = (subject: AvoidableSubject): string => t(`vocabulary.subjects.${subject}`);
  const found = matchSubjects(query, nameOf, subjects);
  const takeOnly = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter') return;
    // The form is not sent by looking something up; the only match is taken.
    event.preventDefault();
    const [only, ...others] = found;
    if (only && others.length === 0) onToggle(only);
  };
  return (
    <>
      <Field label={t('generator.avoidSearch')} hint={hint}>
        {(control) => (
          <TextInput
            {...control}
            type="search"
            autoComplete="off"
            value={query}
            onChange={(event) => setQuery(event.target.value)}
            onKeyDown={takeOnly}
          />
        )}
      </Field>
      <Text data-size="sm" data-tone="soft" role="status">
        {query.trim() === '' ? '' : t('generator.avoidFound', { count: found.length })}
      </Text>
      {found.length > 0 && (
        <ChoiceGroup
          hideLegend
          legend={t('generator.avoidMatches')}
          options={found.map((value) => ({ value, label: nameOf(value) }))}
          values={chosen}
          onToggle={onToggle}
        />
      )}
    </>
  );
}
