import i18next from 'i18next';
import { passwordLength, passwordWeaknesses } from '../../../shared/accounts.schema.ts';

const problems = ['required', 'email', 'short', 'long', 'mismatch', ...passwordWeaknesses] as const;

/** What stands beside a field, for the code that its schema gave. */
export function problemText(code: string | undefined): string | undefined {
  if (code === undefined) return undefined;
  const known = problems.find((problem) => problem === code) ?? 'required';
  return i18next.t(`accounts.problems.${known}`, { min: passwordLength.min, max: passwordLength.max });
}
