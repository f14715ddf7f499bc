import { useState, type ReactNode } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import * as paths from '../../../shared/paths.ts';
import { pathTo } from '../../../shared/pathTo.ts';
import type { Script } from '../../../shared/scripts.schema.ts';
import { limitsPlan } from '../../lib/limitsPlan.ts';
import { useUser } from '../../features/accounts/useUser.ts';
import { KeepLeft } from '../../features/editor/keeping/KeepLeft.tsx';
import { useOpenKept } from './editor/useOpenKept.ts';
import { EditedScript } from './EditedScript.tsx';
import { LoadedScript } from './LoadedScript.tsx';
import { useShownScript } from '../useShownScript.ts';

const hasText = ({ status }: Script): boolean => status !== 'writing' && status !== 'failed';

/** The editor. A script that has no text to edit, or is written for the first time, leads to its own page. */
export function EditorPage(): ReactNode {
  const { id = '' } = useParams();
  const { data: user } = useUser();
  const { data } = useShownScript(id);
  const openKept = useOpenKept();
  // What is being edited stays in sight, also when it is deleted elsewhere.
  const [begun, setBegun] = useState<Script | null>(null);
  if (data && data.id === id && begun?.id !== id && hasText(data)) setBegun(data);
  if (!user) return null;
  if (begun?.id === id)
    return (
      <EditedScript
        key={id}
        accountId={user.id}
        plan={limitsPlan(user.currentPlan)}
        script={data ?? begun}
        isDeleted={data === null}
      />
    );
  return (
    <LoadedScript id={id} whenGone={<KeepLeft key={id} accountId={user.id} scriptId={id} onKept={openKept} />}>
      {(script) => (hasText(script) ? null : <Navigate to={pathTo(paths.script, { id })} replace />)}
    </LoadedScript>
  );
}
