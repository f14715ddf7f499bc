import { useState, type ReactNode } from 'react';
import { Field } from '../../ui/Field.tsx';
import { TextInput } from '../../ui/TextInput.tsx';

type Props = {
  readonly label: string;
  readonly hint: string;
  readonly saved: number;
  readonly min: number;
  readonly max: number;
  /** Why a number cannot be kept; what is not a number at all is `NaN`. */
  readonly problemOf: (typed: number) => string | undefined;
  readonly onKeep: (typed: number) => void;
};

/** A number among the settings. Kept once it stands: with Enter, or when the field is left. */
export function NumberField({ label, hint, saved, min, max, problemOf, onKeep }: Props): ReactNode {
  const [draft, setDraft] = useState<string | null>(null);
  const typed = draft === null || draft.trim() === '' ? Number.NaN : Number(draft);
  const problem = draft === null ? undefined : problemOf(typed);
  const keep = (): void => {
    if (draft === null || problem !== undefined) return;
    setDraft(null);
    if (typed !== saved) onKeep(typed);
  };
  return (
    <Field label={label} hint={hint} error={problem}>
      {(control) => (
        <TextInput
          {...control}
          type="number"
          inputMode="numeric"
          min={min}
          max={max}
          value={draft ?? String(saved)}
          onChange={(event) => setDraft(event.target.value)}
          onBlur={keep}
          onKeyDown={({ key }) => key === 'Enter' && keep()}
        />
      )}
    </Field>
  );
}
