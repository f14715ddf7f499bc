import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { CheckedWords } from '../../shared/subjects/checkWords.ts';
import { useLanguage } from '../i18n/useLanguage.ts';
import { nameInSentence } from '../lib/nameInSentence.ts';
import { useFormats } from '../lib/useFormats.ts';
import { styled } from '../theme/styled.ts';
import { color, text } from '../theme/tokens.ts';
import { Icon } from './Icon.tsx';

const Root = styled('p')({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: '.7rem',
  fontSize: text.sm,
  color: color.inkSoft,
  '& svg': { color: color.calm, marginBlockStart: '.1em' },
});

/** How many sentences have no word of what the script leaves out; until the newest text is checked and saved, that it is checked. */
export function CheckedWordsLine({
  checked,
  isSettled,
}: {
  readonly checked: CheckedWords;
  readonly isSettled: boolean;
}): ReactNode {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const { number } = useFormats();
  const { sentences, subjects } = checked;
  const names = subjects.map((subject) => nameInSentence(t(`vocabulary.subjects.${subject}`), language));
  return (
    <Root data-part="checked-words">
      <Icon name={isSettled ? 'check' : 'history'} small />
      {isSettled
        ? t('findings.checkedWords', { count: sentences, number: number(sentences), subjects: names.join(', ') })
        : t('findings.checkingWords')}
    </Root>
  );
}
