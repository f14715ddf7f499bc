import { styled } from '../../theme/styled.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { durationLimits, scriptSorts } from '../../../shared/scriptFilters.ts';
import { approaches, languages, scriptTypes } from '../../../shared/vocabulary.ts';
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
  const formats = useFormats();
  const within = (limit: number): string =>
    limit <= 10
      ? t('library.filters.upTo', { most: formats.minutesShort(limit) })
      : t('library.filters.between', { least: limit - 9, most: limit });
  const order = t(`library.sort.orders.${list.sort === 'place' ? 'date' : list.sort}-${list.order}`);
  return (
    <Root aria-label={t('library.filters.label')}>
      <div data-part="fields">
        <SearchField value={list.search ?? ''} onSearch={(search) => change({ search })} />
        <Select
          small
          aria-label={t('library.filters.length')}
          value={list.duration ?? ''}
          onChange={(event) => change({ duration: event.target.value })}
        >
          <option value="">{t('library.filters.anyLength')}</option>
          {durationLimits.map((limit) => (
            <option key={limit} value={limit}>
              {within(limit)}
            </option>
          ))}
        </Select>
        <Select
          small
          aria-label={t('library.filters.type')}
          value={list.type ?? ''}
          onChange={(event) => change({ type: event.target.value })}
        >
          <option value="">{t('library.filters.anyType')}</option>
          {scriptTypes.map((type) => (
            <option key={type} value={type}>
              {t(`vocabulary.types.${type}`)}
            </option>
          ))}
        </Select>
        <Select
          small
          aria-label={t('library.filters.language')}
          value={list.language ?? ''}
          onChange={(event) => change({ language: event.target.value })}
        >
          <option value="">{t('library.filters.anyLanguage')}</option>
          {languages.map((language) => (
            <option key={language} value={language}>
              {formats.language(language)}
            </option>
          ))}
        </Select>
        <Select
          small
          aria-label={t('library.sort.label')}
          value={list.sort}
          onChange={(event) => {
            const sort = scriptSorts.find((one) => one === event.target.value);
            if (sort) change({ sort });
          }}
        >
          {(['date', 'title', 'duration'] as const).map((sort) => (
            <option key={sort} value={sort}>
              {t(`library.sort.${sort}`)}
            </option>
          ))}
        </Select>
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
