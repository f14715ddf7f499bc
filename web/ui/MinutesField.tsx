import type { ReactNode } from 'react';
import { durationMinutes } from '../../shared/generations.schema.ts';
import { Field } from './Field.tsx';
import { TextInput } from './TextInput.tsx';

type Props = {
  readonly label: string;
  /** As it is typed, whether it is a number or not. */
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (value: string) => void;
};

/** How many minutes a script takes, typed. */
export function MinutesField({ label, value, error, onChange }: Props): ReactNode {
  return (
    <Field label={label} error={error}>
      {(control) => (
        <TextInput
          {...control}
          type="number"
          inputMode="numeric"
          min={durationMinutes.min}
          max={durationMinutes.max}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}
