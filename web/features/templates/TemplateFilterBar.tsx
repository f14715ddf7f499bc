import { styled } from '../../theme/styled.ts';
import { useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { durationLimits } from '../../../shared/scriptFilters.ts';
import { maxTemplateSearch, templateSources, type TemplateFilters } from '../../../shared/templates.schema.ts';
import { languages, scriptTypes, themes } from '../../../shared/vocabulary.ts';
import { lengthClassText } from '../../lib/lengthClassText.ts';
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

/** Milliseconds without a key before a search is begun. */
const calm = 250;

type Change = (name: 'source' | 'theme' | 'type' | 'duration' | 'language' | 'q', value: string | null) => void;
type Props = { readonly filters: TemplateFilters; readonly isVisitor: boolean; readonly onChange: Change };

/** What the list shows; all of it stands in the address bar. */
export function TemplateFilterBar({ filters, isVisitor, onChange }: Props): ReactNode {
  const { t } = useTranslation();
  const sources = templateSources.filter((source) => !(isVisitor && source === 'own'));
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
        <Filters filters={filters} onChange={onChange} />
      </div>
    </Root>
  );
}

/** What the list can be narrowed to; of languages one is chosen from the start, and all are a choice. */
function Filters({ filters, onChange }: Omit<Props, 'isVisitor'>): ReactNode {
  const { t } = useTranslation();
  const formats = useFormats();
  const choices = {
    theme: themes.map((value) => ({ value, label: t(`vocabulary.themes.${value}`) })),
    type: scriptTypes.map((value) => ({ value, label: t(`vocabulary.types.${value}`) })),
    duration: durationLimits.map((value) => ({
      value: String(value),
      label: lengthClassText(value, formats),
    })),
  };
  return (
    <>
      {(['theme', 'type', 'duration'] as const).map((name) => (
        <Choice
          key={name}
          label={t(`templates.filters.${name}`)}
          value={filters[name] ?? ''}
          options={[{ value: '', label: t('templates.filters.any') }, ...choices[name]]}
          onChoose={(value) => onChange(name, value || null)}
        />
      ))}
      <Choice
        label={t('templates.filters.language')}
        value={filters.language ?? everyLanguage}
        options={[
          { value: everyLanguage, label: t('templates.filters.anyLanguage') },
          ...languages.map((value) => ({ value, label: formats.language(value) })),
        ]}
        onChoose={(value) => onChange('language', value)}
      />
    </>
  );
}

type ChoiceProps = {
  readonly label: string;
  readonly value: string | number;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly onChoose: (value: string) => void;
};

const Choice = ({ label, value, options, onChoose }: ChoiceProps): ReactNode => (
  <Field label={label}>
    {(control) => (
      <Select {...control} value={value} onChange={(event) => onChoose(event.target.value)}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </Select>
    )}
  </Field>
);

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
