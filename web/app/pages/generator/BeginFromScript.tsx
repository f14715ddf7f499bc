import type { ReactNode } from 'react';
import { fromBody } from '../../../features/generations/answers.ts';
import { titleOf } from '../../../features/scripts/titleOf.ts';
import { useScript } from '../../../features/scripts/useScript.ts';
import { BeginWhenThere } from './BeginWhenThere.tsx';
import { useBegin } from './useBegin.ts';

/** "Again, a little different": the request of a script; the words are picked again. */
export function BeginFromScript({ accountId, id }: { readonly accountId: string; readonly id: string }): ReactNode {
  const begin = useBegin(accountId);
  const found = useScript(id);
  return (
    <BeginWhenThere
      what="script"
      found={found}
      begin={(script) => begin(fromBody(script.request), { kind: 'again', title: titleOf(script) })}
    />
  );
}
