import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Field } from '../../ui/Field.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { TextInput } from '../../ui/TextInput.tsx';

type Props = {
  readonly label: string;
  readonly hint?: string;
  readonly max: number;
  readonly value: string;
  readonly error: string | undefined;
  readonly lines?: boolean;
  readonly autoComplete?: string;
  readonly onChange: (value: string) => void;
};

/** An optional text of the request. It may be typed beyond its length, so that nothing pasted is cut off unseen. */
export function TextField({ label, hint, max, value, error, lines = false, autoComplete = 'off', onChange }: Props): ReactNode {
  const { t } = useTranslation();
  const isNear = value.length > max * 0.7;
  const hints = [hint, (lines || isNear) && t('generator.count', { used: value.length, max })].filter(Boolean).join(' ');
  return (
    <Field label={label} optional hint={hints} error={error}>
      {(control) =>
        lines ? (
          <TextArea {...control} value={value} onChange={(event) => onChange(event.target.value)} />
        ) : (
          <TextInput {...control} autoComplete={autoComplete} value={value} onChange={(event) => onChange(event.target.value)} />
        )
      }
    </Field>
  );
}
