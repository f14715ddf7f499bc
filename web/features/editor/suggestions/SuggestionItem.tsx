import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Suggestion } from '../../../../shared/suggestions.schema.ts';
import type { Language } from '../../../../shared/vocabulary.ts';
import { styled } from '../../../theme/styled.ts';
import { color, radius, space, text } from '../../../theme/tokens.ts';
import { Actions } from '../../../ui/Actions.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { ReadingText } from '../saving/ReadingText.tsx';

const Root = styled('li')({
  display: 'grid',
  gap: space.s3,
  padding: space.s4,
  borderRadius: radius.md,
  background: color.sunken,
});
const Category = styled('span')({ fontSize: text.xs, color: color.inkSoft });

type Props = {
  readonly suggestion: Suggestion;
  readonly language: Language;
  readonly isReadOnly: boolean;
  readonly onInsert: () => void;
};

/** One metaphor as it would stand in the text, and the button that inserts it. */
export function SuggestionItem({ suggestion, language, isReadOnly, onInsert }: Props): ReactNode {
  const { t } = useTranslation();
  return (
    <Root>
      <Category>{t(`suggestions.categories.${suggestion.category}`)}</Category>
      <ReadingText lines={suggestion.content.split('\n')} language={language} />
      <Actions>
        <Button size="sm" unavailable={isReadOnly} onClick={onInsert}>
          <Icon name="plus" small />
          {t('suggestions.insert')}
        </Button>
      </Actions>
    </Root>
  );
}
