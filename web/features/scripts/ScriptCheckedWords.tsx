import type { ReactNode } from 'react';
import type { Script } from '../../../shared/scripts.schema.ts';
import { CheckedWordsLine } from '../../ui/CheckedWordsLine.tsx';
import { useCheckedWords } from './useCheckedWords.ts';

/** For which words a script was checked; nothing where it leaves out none, or a finding says otherwise. */
export function ScriptCheckedWords({ script }: { readonly script: Script }): ReactNode {
  const checked = useCheckedWords(script);
  return checked && <CheckedWordsLine checked={checked} isSettled />;
}
