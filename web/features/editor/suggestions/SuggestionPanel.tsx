import { styled } from '../../../theme/styled.ts';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Script } from '../../../../shared/scripts.schema.ts';
import type { Suggestion } from '../../../../shared/suggestions.schema.ts';
import { metaphorCategories, themes, type MetaphorCategory, type Theme } from '../../../../shared/vocabulary.ts';
import { errorText } from '../../../lib/errorText.ts';
import { color, radius, space, text } from '../../../theme/tokens.ts';
import { Actions } from '../../../ui/Actions.tsx';
import { Button } from '../../../ui/Button.tsx';
import { ChoiceGroup } from '../../../ui/ChoiceGroup.tsx';
import { Field } from '../../../ui/Field.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { Note } from '../../../ui/Note.tsx';
import { Select } from '../../../ui/Select.tsx';
import { Sheet } from '../../../ui/Sheet.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import { ReadingText } from '../saving/ReadingText.tsx';
import { useSuggestions } from './useSuggestions.ts';

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
  '& > li': { display: 'grid', gap: space.s3, padding: space.s4, borderRadius: radius.md, background: color.sunken },
});
const Category = styled('span')({ fontSize: text.xs, color: color.inkSoft });

type Props = {
  readonly script: Script;
  /** The section that the cursor is in, from 1; 0 before any. */
  readonly section: number;
  /** Whether the text as it is now has these sentences already, one of them at least. */
  readonly isSaid: (content: string) => boolean;
  readonly onInsert: (content: string) => void;
  readonly isReadOnly: boolean;
};

/** Metaphors for the place the cursor is in, to be put there with one press. */
export function SuggestionPanel({ script, section, isSaid, onInsert, isReadOnly }: Props): ReactNode {
  const { t } = useTranslation();
  const [category, setCategory] = useState<MetaphorCategory | null>(null);
  const [theme, setTheme] = useState<Theme | null>(null);
  const [round, setRound] = useState(0);
  const { data, error, isFetching } = useSuggestions(script.id, script.revision, { category, theme, section, round });
  const [inserted, setInserted] = useState<string | null>(null);
  const items = data?.items.filter(({ content }) => !isSaid(content)) ?? [];
  const insert = ({ id, content }: Suggestion): void => {
    onInsert(content);
    setInserted(id);
  };
  const choose = (value: MetaphorCategory | 'all'): void => {
    setCategory(value === 'all' ? null : value);
    setRound(0);
  };
  const chooseTheme = (value: string): void => {
    setTheme(themes.find((one) => one === value) ?? null);
    setRound(0);
  };
  return (
    <Root aria-labelledby="suggestions-title">
      <h2 id="suggestions-title">{t('suggestions.title')}</h2>
      <p>{t('suggestions.lead')}</p>
      <ChoiceGroup<MetaphorCategory | 'all'>
        compact
        legend={t('suggestions.category')}
        hideLegend
        options={(['all', ...metaphorCategories] as const).map((value) => ({
          value,
          label: t(`suggestions.categories.${value}`),
        }))}
        value={category ?? 'all'}
        onChoose={choose}
      />
      <Field label={t('suggestions.theme')}>
        {(control) => (
          <Select {...control} value={theme ?? ''} onChange={({ target }) => chooseTheme(target.value)}>
            <option value="">{t('suggestions.anyTheme')}</option>
            {themes.map((value) => (
              <option key={value} value={value}>
                {t(`vocabulary.themes.${value}`)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <VisuallyHidden role="status">{inserted && t('suggestions.inserted')}</VisuallyHidden>
      {error && <Note kind="danger">{errorText(error)}</Note>}
      {data?.isEnding && <Note>{t('suggestions.ending')}</Note>}
      {data && !data.isEnding && items.length === 0 && <Note>{t('suggestions.none')}</Note>}
      <List aria-busy={isFetching}>
        {items.map((suggestion) => (
          <li key={suggestion.id}>
            <Category>{t(`suggestions.categories.${suggestion.category}`)}</Category>
            <ReadingText lines={suggestion.content.split('\n')} language={script.language} />
            <Actions>
              <Button size="sm" unavailable={isReadOnly} onClick={() => insert(suggestion)}>
                <Icon name="plus" small />
                {t('suggestions.insert')}
              </Button>
            </Actions>
          </li>
        ))}
      </List>
      {data && data.rounds > 1 && (
        <Actions>
          <Button size="sm" tone="quiet" onClick={() => setRound((round + 1) % data.rounds)}>
            <Icon name="again" small />
            {t('suggestions.others')}
          </Button>
        </Actions>
      )}
    </Root>
  );
}
