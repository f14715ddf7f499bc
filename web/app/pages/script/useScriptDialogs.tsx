import { lazy, Suspense, useState, type ReactNode } from 'react';
import type { Script } from '../../../../shared/scripts.schema.ts';

// They bring the checks and the plans' limits with them, which reading a script does not need.
const ExportDialog = lazy(async () => ({ default: (await import('../../export/ExportDialog.tsx')).ExportDialog }));
const RegenerateDialog = lazy(async () => ({
  default: (await import('../../regenerate/RegenerateDialog.tsx')).RegenerateDialog,
}));

export type ScriptDialogs = {
  readonly exportScript: () => void;
  /** For a section by its place, from 1, or for the whole. */
  readonly openRegenerate: (position: number | null) => void;
  readonly shown: ReactNode;
};

/** The dialogs about a script, and what opens them. */
export function useScriptDialogs(script: Script): ScriptDialogs {
  const [open, setOpen] = useState<'export' | 'whole' | number | null>(null);
  const close = (): void => setOpen(null);
  return {
    exportScript: () => setOpen('export'),
    openRegenerate: (position) => setOpen(position ?? 'whole'),
    shown: open !== null && (
      <Suspense fallback={null}>
        {open === 'export' ? (
          <ExportDialog script={script} onClose={close} />
        ) : (
          <RegenerateDialog script={script} position={open === 'whole' ? null : open} onClose={close} />
        )}
      </Suspense>
    ),
  };
}
