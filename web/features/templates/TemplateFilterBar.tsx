import { styled } from '../../theme/styled.ts';
import { useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { maxTemplateSearch, templateSources, type TemplateFilters } from '../../../shared/templates.schema.ts';
import { languages, scriptTypes, themes } from '../../../shared/vocabulary.ts';
import { useFormats } from '../../lib/useFormats.ts';
import { media, space } from '../../theme/tokens.ts';
import { ChoiceGroup } from '../../ui/ChoiceGroup.tsx';
import { Field } from '../../ui/Field.tsx';
import { Select } from '../../ui/Select.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import { everyLanguage } from './templateSearch.ts';

const Root = styled('search')({
  display: 'grid',
  gap: space.s4,
  marginBlockEnd: space.s5,
  '& > div:last-of-type': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 2fr) repeat(4, minmax(0, 1fr))',
    gap: space.s3,
    [media.oneColumn]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', '& > :first-of-type': { gridColumn: '1 / -1' } },
  },
});

/** Minutes that a template may last at most; each step takes what lies above the one below it. */
const durationLimits = [5, 10, 20, 30, 60] as const;

/** Milliseconds without a key before a search is begun. */
const calm = 250;

type Change = (name: 'source' | 'theme' | 'type' | 'duration' | 'language' | 'q', value: string | null) => void;
type Props = { readonly filters: TemplateFilters; readonly isVisitor: boolean; readonly onChange: Change };

/** What the list shows; all of it stands in the address bar. */
export function TemplateFilterBar({ filters, isVisitor, onChange }: Props): ReactNode {
  const { t } = useTranslation();
  const formats = useFormats();
  const sources = templateSources.filter((source) => !(isVisitor && source === 'own'));
  const select = (name: 'theme' | 'type' | 'duration', options: readonly { value: string; label: string }[]): ReactNode => (
    <Field label={t(`templates.filters.${name}`)}>
      {(control) => (
        <Select {...control} value={filters[name] ?? ''} onChange={(event) => onChange(name, event.target.value || null)}>
          <option value="">{t('templates.filters.any')}</option>
          {options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
  return (
    <Root aria-label={t('templates.filters.label')}>
      <ChoiceGroup<string>
        hideLegend
        legend={t('templates.filters.source')}
        options={[
          { value: '', label: t('templates.sources.all') },
          ...sources.map((value) => ({ value, label: t(`templates.sources.${value}`) })),
        ]}
        value={filters.source ?? ''}
        onChoose={(source) => onChange('source', source || null)}
      />
      <div>
        <SearchField value={filters.q ?? ''} onSearch={(q) => onChange('q', q || null)} />
        {select(
          'theme',
          themes.map((value) => ({ value, label: t(`vocabulary.themes.${value}`) })),
        )}
        {select(
          'type',
          scriptTypes.map((value) => ({ value, label: t(`vocabulary.types.${value}`) })),
        )}
        {select(
          'duration',
          durationLimits.map((value) => ({
            value: String(value),
            label: t('templates.filters.upTo', { length: formats.minutes(value) }),
          })),
        )}
        <Field label={t('templates.filters.language')}>
          {(control) => (
            <Select
              {...control}
              value={filters.language ?? everyLanguage}
              onChange={(event) => onChange('language', event.target.value)}
            >
              <option value={everyLanguage}>{t('templates.filters.anyLanguage')}</option>
              {languages.map((value) => (
                <option key={value} value={value}>
                  {formats.language(value)}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </div>
    </Root>
  );
}

/** Searches once the keys are still; what the address bar says from elsewhere is taken over. */
function SearchField({ value, onSearch }: { readonly value: string; readonly onSearch: (q: string) => void }): ReactNode {
  const { t } = useTranslation();
  const [typed, setTyped] = useState(value);
  const [known, setKnown] = useState(value);
  if (known !== value) {
    setKnown(value);
    if (typed.trim() !== value) setTyped(value);
  }
  useEffect(() => {
    if (typed.trim() === value) return undefined;
    const timer = setTimeout(() => onSearch(typed.trim()), calm);
    return () => clearTimeout(timer);
  });
  return (
    <Field label={t('templates.filters.search')}>
      {(control) => (
        <TextInput
          {...control}
          type="search"
          autoComplete="off"
          maxLength={maxTemplateSearch}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      )}
    </Field>
  );
}
