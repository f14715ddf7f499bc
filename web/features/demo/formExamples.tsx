import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { languages, type AddressForm, type Language } from '../../../shared/vocabulary.ts';
import { autonyms } from '../../i18n/autonyms.ts';
import { useFormats } from '../../lib/useFormats.ts';
import { AddressField } from '../../ui/AddressField.tsx';
import { ChoiceGroup } from '../../ui/ChoiceGroup.tsx';
import { Field } from '../../ui/Field.tsx';
import { FieldError } from '../../ui/FieldError.tsx';
import { FormGap } from '../../ui/FormGap.tsx';
import { LengthScale } from '../../ui/LengthScale.tsx';
import { MinutesField } from '../../ui/MinutesField.tsx';
import { PasswordInput } from '../../ui/PasswordInput.tsx';
import { ScriptLanguageField } from '../../ui/ScriptLanguageField.tsx';
import { Select } from '../../ui/Select.tsx';
import { Switch } from '../../ui/Switch.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { TextInput } from '../../ui/TextInput.tsx';

const modes = ['light', 'dark', 'system'] as const;
type Mode = (typeof modes)[number];

function Choices(): ReactNode {
  const { t } = useTranslation();
  const [value, choose] = useState<Mode>('light');
  const [values, setValues] = useState<readonly Mode[]>(['dark']);
  const options = modes.map((one) => ({ value: one, label: t(`app.appearance.themes.${one}`) }));
  const toggle = (one: Mode): void =>
    setValues(values.includes(one) ? values.filter((other) => other !== one) : [...values, one]);
  return (
    <FormGap>
      <ChoiceGroup legend={t('app.appearance.theme')} options={options} values={values} onToggle={toggle} />
      <ChoiceGroup look="segmented" legend={t('app.appearance.theme')} options={options} value={value} onChoose={choose} />
    </FormGap>
  );
}

function Fields(): ReactNode {
  const { t } = useTranslation();
  return (
    <FormGap data-columns>
      <Field label={t('accounts.email')} hint={t('app.demo.sample')}>
        {(control) => <TextInput type="email" autoComplete="off" {...control} />}
      </Field>
      <Field label={t('accounts.email')} optional error={t('accounts.problems.email')}>
        {(control) => <TextInput type="email" autoComplete="off" {...control} />}
      </Field>
    </FormGap>
  );
}

function Labelled({ children }: { readonly children: (control: { readonly id: string }) => ReactNode }): ReactNode {
  const { t } = useTranslation();
  return <Field label={t('app.demo.sample')}>{children}</Field>;
}

function Gap(): ReactNode {
  const { t } = useTranslation();
  return (
    <FormGap>
      {(['accounts.email', 'accounts.password'] as const).map((key) => (
        <Field key={key} label={t(key)}>
          {(control) => <TextInput autoComplete="off" {...control} />}
        </Field>
      ))}
    </FormGap>
  );
}

function Length(): ReactNode {
  const { t } = useTranslation();
  const formats = useFormats();
  const [value, setValue] = useState(10);
  return (
    <LengthScale
      label={t('generator.length')}
      value={value}
      min={3}
      max={60}
      limit={30}
      ticks={[3, 15, 30, 45, 60]}
      said={formats.minutes(value)}
      onChange={setValue}
    />
  );
}

function SwitchExample(): ReactNode {
  const { t } = useTranslation();
  const [checked, setChecked] = useState(true);
  return (
    <Switch
      label={t('generator.includeBreathing')}
      hint={t('generator.includeBreathingHint')}
      checked={checked}
      onChange={setChecked}
    />
  );
}

function SelectExample(): ReactNode {
  return (
    <Labelled>
      {(control) => (
        <Select {...control}>
          {languages.map((code) => (
            <option key={code} value={code} lang={code}>
              {autonyms[code]}
            </option>
          ))}
        </Select>
      )}
    </Labelled>
  );
}

function Words(): ReactNode {
  const [address, choose] = useState<AddressForm | null>(null);
  return <AddressField language="de" value={address} onChoose={choose} />;
}

function ScriptLanguage(): ReactNode {
  const [language, choose] = useState<Language>('fr');
  return <ScriptLanguageField value={language} onChoose={choose} />;
}

function Minutes(): ReactNode {
  const { t } = useTranslation();
  const [minutes, change] = useState('20');
  return <MinutesField label={t('generator.length')} value={minutes} error={undefined} onChange={change} />;
}

function ErrorExample(): ReactNode {
  const { t } = useTranslation();
  return <FieldError>{t('accounts.problems.required')}</FieldError>;
}

/** What one fills in. */
export const formExamples: Readonly<Record<string, ReactNode>> = {
  AddressField: <Words />,
  ChoiceGroup: <Choices />,
  Field: <Fields />,
  FieldError: <ErrorExample />,
  FormGap: <Gap />,
  LengthScale: <Length />,
  MinutesField: <Minutes />,
  PasswordInput: <Labelled>{(control) => <PasswordInput autoComplete="off" {...control} />}</Labelled>,
  ScriptLanguageField: <ScriptLanguage />,
  Select: <SelectExample />,
  Switch: <SwitchExample />,
  TextArea: <Labelled>{(control) => <TextArea {...control} />}</Labelled>,
  TextInput: <Labelled>{(control) => <TextInput {...control} />}</Labelled>,
};
