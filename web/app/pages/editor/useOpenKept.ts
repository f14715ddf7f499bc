import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import * as paths from '../../../../shared/paths.ts';
import { pathTo } from '../../../../shared/pathTo.ts';
import type { Script } from '../../../../shared/scripts.schema.ts';
import { putScript } from '../../../features/scripts/putScript.ts';

/** Leads to the editor of the script that a text was kept as, in place of the one that is gone. */
export function useOpenKept(): (script: Script) => void {
  const client = useQueryClient();
  const navigate = useNavigate();
  return (script) => {
    const open = async (): Promise<void> => {
      await putScript(client, script);
      await navigate(pathTo(paths.editor, { id: script.id }), { replace: true });
    };
    void open();
  };
}
