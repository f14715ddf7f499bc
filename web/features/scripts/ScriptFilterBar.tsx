import { styled } from '../../theme/styled.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { durationLimits, scriptSorts } from '../../../shared/scriptFilters.ts';
import { approaches, languages, scriptTypes } from '../../../shared/vocabulary.ts';
import { lengthClassText } from '../../lib/lengthClassText.ts';
import { useFormats } from '../../lib/useFormats.ts';
import { space } from '../../theme/tokens.ts';
import { ChoiceGroup } from '../../ui/ChoiceGroup.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { Select } from '../../ui/Select.tsx';
import { SearchField } from './SearchField.tsx';
import type { ListAddress } from './useListAddress.ts';

// By the room that the list has: it stands alone on one page and beside others on another.
const Root = styled('search')({
  containerType: 'inline-size',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.s3,
  marginBlockEnd: space.s4,
  '& > [data-part="fields"]': { display: 'grid', gridTemplateColumns: 'minmax(14rem, 1fr) repeat(4, auto) auto', gap: space.s2 },
  '@container (max-width: 61.9375rem)': {
    '& > [data-part="fields"]': { gridTemplateColumns: 'repeat(4, minmax(0, auto)) auto' },
    '& > [data-part="fields"] > div:first-of-type': { gridColumn: '1 / -1' },
    '& > [data-part="fields"] > span, & select': { display: 'block', inlineSize: '100%' },
  },
  '@container (max-width: 39.9375rem)': {
    '& > [data-part="fields"]': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr)) auto' },
    '& > [data-part="fields"] > span:nth-of-type(2)': { gridColumn: '2 / -1' },
  },
});

/** Search, order and filters of a list of scripts. */
export function ScriptFilterBar({ list, change }: Omit<ListAddress, 'clear'>): ReactNode {
  const { t } = useTranslation();
  const order = t(`library.sort.orders.${list.sort === 'place' ? 'date' : list.sort}-${list.order}`);
  return (
    <Root aria-label={t('library.filters.label')}>
      <div data-part="fields">
        <SearchField value={list.search ?? ''} onSearch={(search) => change({ search })} />
        <Filters list={list} change={change} />
        <Choice
          label={t('library.sort.label')}
          value={list.sort}
          options={(['date', 'title', 'duration'] as const).map((sort) => ({ value: sort, label: t(`library.sort.${sort}`) }))}
          onChoose={(value) => {
            const sort = scriptSorts.find((one) => one === value);
            if (sort) change({ sort });
          }}
        />
        <IconButton
          icon="sort"
          label={t('library.sort.direction', { order })}
          onClick={() => change({ order: list.order === 'asc' ? 'desc' : 'asc' })}
        />
      </div>
      <ChoiceGroup
        hideLegend
        legend={t('library.filters.approach')}
        options={[
          { value: 'all', label: t('library.filters.all') },
          ...approaches.map((approach) => ({ value: approach, label: t(`vocabulary.approaches.${approach}`) })),
        ]}
        value={list.approach ?? 'all'}
        onChoose={(value) => change({ approach: value === 'all' ? undefined : value })}
      />
    </Root>
  );
}

/** What a list can be narrowed to by a choice; nothing chosen is everything. */
function Filters({ list, change }: Omit<ListAddress, 'clear'>): ReactNode {
  const { t } = useTranslation();
  const formats = useFormats();
  return (
    <>
      <Choice
        label={t('library.filters.length')}
        any={t('library.filters.anyLength')}
        value={list.duration}
        options={durationLimits.map((limit) => ({ value: limit, label: lengthClassText(limit, formats) }))}
        onChoose={(duration) => change({ duration })}
      />
      <Choice
        label={t('library.filters.type')}
        any={t('library.filters.anyType')}
        value={list.type}
        options={scriptTypes.map((type) => ({ value: type, label: t(`vocabulary.types.${type}`) }))}
        onChoose={(type) => change({ type })}
      />
      <Choice
        label={t('library.filters.language')}
        any={t('library.filters.anyLanguage')}
        value={list.language}
        options={languages.map((language) => ({ value: language, label: formats.language(language) }))}
        onChoose={(language) => change({ language })}
      />
    </>
  );
}

type ChoiceProps = {
  readonly label: string;
  /** What choosing nothing is called, where one can. */
  readonly any?: string;
  readonly value: string | number | undefined;
  readonly options: readonly { readonly value: string | number; readonly label: string }[];
  readonly onChoose: (value: string) => void;
};

const Choice = ({ label, any, value, options, onChoose }: ChoiceProps): ReactNode => (
  <Select small aria-label={label} value={value ?? ''} onChange={(event) => onChoose(event.target.value)}>
    {any !== undefined && <option value="">{any}</option>}
    {options.map((option) => (
      <option key={option.value} value={option.value}>
        {option.label}
      </option>
    ))}
  </Select>
);
