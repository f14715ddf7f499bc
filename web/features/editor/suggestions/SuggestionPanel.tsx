import { styled } from '../../../theme/styled.ts';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Script } from '../../../../shared/scripts.schema.ts';
import type { Suggestion } from '../../../../shared/suggestions.schema.ts';
import { metaphorCategories, type MetaphorCategory } from '../../../../shared/vocabulary.ts';
import { errorText } from '../../../lib/errorText.ts';
import { color, space, text } from '../../../theme/tokens.ts';
import { Actions } from '../../../ui/Actions.tsx';
import { Button } from '../../../ui/Button.tsx';
import { ChoiceGroup } from '../../../ui/ChoiceGroup.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { Note } from '../../../ui/Note.tsx';
import { Sheet } from '../../../ui/Sheet.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import { SuggestionItem } from './SuggestionItem.tsx';
import { ThemeField } from './ThemeField.tsx';
import { useSuggestions, type Position } from './useSuggestions.ts';

const Root = styled(Sheet)({
  padding: space.s5,
  display: 'grid',
  gap: space.s4,
  '& > h2': { fontSize: text.titleXs },
  '& > p': { color: color.inkSoft, fontSize: text.sm },
});
const List = styled('ul')({
  listStyle: 'none',
  padding: 0,
  margin: 0,
  display: 'grid',
  gap: space.s3,
});

type Props = {
  readonly script: Script;
  /** The section that the cursor is in, from 1; 0 before any. */
  readonly section: number;
  /** Whether the text as it is now has these sentences already, one of them at least. */
  readonly isSaid: (content: string) => boolean;
  readonly onInsert: (content: string) => void;
  readonly isReadOnly: boolean;
};

/** Another category or theme begins with its first round. */
type Asked = Omit<Position, 'section'>;

/** Metaphors for the section that the cursor is in, each inserted there with one press. */
export function SuggestionPanel({ script, section, isSaid, onInsert, isReadOnly }: Props): ReactNode {
  const { t } = useTranslation();
  const [asked, setAsked] = useState<Asked>({ category: null, theme: null, round: 0 });
  const { data, error, isFetching } = useSuggestions(script.id, script.revision, { ...asked, section });
  const [inserted, setInserted] = useState<string | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  // It opens in sight, and is read out.
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.parentElement?.scrollIntoView({ block: 'start' });
  }, []);
  const items = data?.items.filter(({ content }) => !isSaid(content)) ?? [];
  const insert = ({ id, content }: Suggestion): void => {
    onInsert(content);
    setInserted(id);
  };
  return (
    <Root aria-labelledby="suggestions-title">
      <h2 ref={heading} id="suggestions-title" tabIndex={-1}>
        {t('suggestions.title')}
      </h2>
      <p>{t('suggestions.lead')}</p>
      <ChoiceGroup<MetaphorCategory | 'all'>
        compact
        legend={t('suggestions.category')}
        hideLegend
        options={(['all', ...metaphorCategories] as const).map((value) => ({
          value,
          label: t(`suggestions.categories.${value}`),
        }))}
        value={asked.category ?? 'all'}
        onChoose={(value) => setAsked({ ...asked, category: value === 'all' ? null : value, round: 0 })}
      />
      <ThemeField value={asked.theme} onChoose={(theme) => setAsked({ ...asked, theme, round: 0 })} />
      <VisuallyHidden role="status">{inserted && t('suggestions.inserted')}</VisuallyHidden>
      {error && <Note kind="danger">{errorText(error)}</Note>}
      {data?.isEnding && <Note>{t('suggestions.ending')}</Note>}
      {data && !data.isEnding && items.length === 0 && <Note>{t('suggestions.none')}</Note>}
      <List aria-busy={isFetching}>
        {items.map((suggestion) => (
          <SuggestionItem
            key={suggestion.id}
            suggestion={suggestion}
            language={script.language}
            isReadOnly={isReadOnly}
            onInsert={() => insert(suggestion)}
          />
        ))}
      </List>
      {data && data.rounds > 1 && (
        <Actions>
          <Button size="sm" tone="quiet" onClick={() => setAsked({ ...asked, round: (asked.round + 1) % data.rounds })}>
            <Icon name="again" small />
            {t('suggestions.others')}
          </Button>
        </Actions>
      )}
    </Root>
  );
}
