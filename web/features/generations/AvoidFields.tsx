import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { maxAvoidedSubjects } from '../../../shared/generations.schema.ts';
import { avoidableImages, avoidableSubjects, type AvoidableSubject } from '../../../shared/vocabulary.ts';
import { useFormats } from '../../lib/useFormats.ts';
import { ChoiceGroup } from '../../ui/ChoiceGroup.tsx';
import { FormGap } from '../../ui/FormGap.tsx';
import { Text } from '../../ui/Text.tsx';
import { SubjectSearch } from './avoid/SubjectSearch.tsx';
import { toggleSubject } from './avoid/toggleSubject.ts';
import { useRefusedSubjects } from './avoid/useRefusedSubjects.ts';
import type { GroupProps } from './groupProps.ts';

/**
 * What the script leaves out: the five images, what was chosen beside them, and what the person’s words refuse, which can
 * be taken off; all others are found by a word.
 */
export function AvoidFields({ answers, change }: Pick<GroupProps, 'answers' | 'change'>): ReactNode {
  const { t } = useTranslation();
  const formats = useFormats();
  const { refused, subjects } = useRefusedSubjects(answers);
  const read = avoidableSubjects.filter((one) => refused.has(one) && !answers.keep.includes(one));
  const shown = avoidableSubjects.filter((one) => answers.avoid.includes(one) || read.includes(one));
  const isFull = answers.avoid.length >= maxAvoidedSubjects;
  const nameOf = (subject: AvoidableSubject): string => t(`vocabulary.subjects.${subject}`);
  const toggle = (subject: AvoidableSubject): void => {
    if (!isFull || shown.includes(subject)) change(toggleSubject(answers, subject, refused));
  };
  const readWords = read.map((one) => t('generator.avoidWord', { subject: nameOf(one), word: refused.get(one) ?? '' }));
  return (
    <FormGap>
      <ChoiceGroup
        legend={t('generator.avoid')}
        remark={t('app.form.optional')}
        options={avoidableSubjects
          .filter((one) => shown.includes(one) || refused.has(one) || avoidableImages.some((image) => image === one))
          .map((value) => ({ value, label: nameOf(value) }))}
        values={shown}
        onToggle={toggle}
      />
      <Text data-size="sm" data-tone="soft" role="status">
        {readWords.length > 0 && t('generator.avoidRead', { subjects: formats.list(readWords) })}
      </Text>
      <SubjectSearch
        hint={isFull ? t('generator.avoidFull', { maximum: maxAvoidedSubjects }) : t('generator.avoidHint')}
        subjects={subjects}
        chosen={shown}
        onToggle={toggle}
      />
    </FormGap>
  );
}
