import { useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { DeleteScript } from '../../features/scripts/DeleteScript.tsx';
import { ActionList, type Action } from '../../ui/ActionList.tsx';
import { duplicate } from './duplicate.ts';
import type { MenuScript } from './MenuScript.ts';
import { scriptActions, type ActionName, type ScriptDialog } from './scriptActions.ts';
import { ScriptDialogs } from './ScriptDialogs.tsx';

type Props = {
  readonly script: MenuScript;
  /** What the button that opens it is called. */
  readonly label: string;
  readonly anchor: HTMLElement | null;
  /** What stands as a button beside the menu. */
  readonly beside?: readonly ActionName[];
  /** The text, where it is in sight: it can be copied and printed there. */
  readonly content?: string | undefined;
  /** What this place alone can do with it. */
  readonly more?: readonly Action[] | undefined;
  readonly onRename?: (() => void) | undefined;
  /** Leads away, where the page is the script's own. */
  readonly onDeleted?: (() => void) | undefined;
  readonly onClose: () => void;
};

/** The menu of a script, and the dialogs that it opens. */
export function OpenScriptMenu({ script, label, anchor, beside, content, more, onRename, onDeleted, onClose }: Props): ReactNode {
  const client = useQueryClient();
  const navigate = useNavigate();
  const [open, setOpen] = useState<ScriptDialog | null>(null);
  return (
    <DeleteScript script={script} {...(onDeleted && { onDeleted })}>
      {(ask) => (
        <>
          <ActionList
            label={label}
            anchor={anchor}
            actions={scriptActions(script, {
              open: setOpen,
              duplicate: () => void duplicate(client, script, (path) => void navigate(path)),
              remove: ask,
              more,
              content,
              rename: onRename,
            })
              .filter(({ key }) => !beside?.some((one) => one === key))
              .map(({ action }) => action)}
            onClose={onClose}
          />
          {open && <ScriptDialogs script={script} open={open} onClose={() => setOpen(null)} />}
        </>
      )}
    </DeleteScript>
  );
}
