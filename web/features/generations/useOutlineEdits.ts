import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { OutlineSection } from '../../../shared/generations.schema.ts';
import { editOutline as apply, type OutlineEdit } from '../../../shared/outline/editOutline.ts';
import { editOutline } from '../../../shared/routes/generations.routes.ts';
import { Script } from '../../../shared/scripts.schema.ts';
import { ApiError } from '../../lib/ApiError.ts';
import { call } from '../../lib/call.ts';
import { patchQuery } from '../../lib/patchQuery.ts';
import { queryKeys } from '../../lib/queryKeys.ts';

/** How often changes that were made elsewhere meanwhile are taken in before it is given up. */
const maxConflicts = 5;

/** What became of changes that met those of another tab: both are there, or one of ours has no place any more. */
export type Merge = 'merged' | 'lost';

type Edits = {
  /** The outline with every change, also those that are not saved yet. */
  readonly outline: readonly OutlineSection[];
  readonly edit: (edit: OutlineEdit) => void;
  readonly isSaving: boolean;
  /** Why saving stopped; what was changed is kept. */
  readonly error: unknown;
  readonly again: () => void;
};

/**
 * Changes of an outline show at once and are saved one after another, those that have gathered together in one go. A
 * change is made to the outline as it now is: where another tab was faster, it is made once more to that one's.
 */
export function useOutlineEdits(script: Script, proposal: readonly OutlineSection[], onMerge: (merge: Merge) => void): Edits {
  const client = useQueryClient();
  const queue = useRef<readonly OutlineEdit[]>([]);
  const isRunning = useRef(false);
  const [pending, setPending] = useState<readonly OutlineEdit[]>([]);
  const [error, setError] = useState<unknown>(null);
  // As it was saved last: what is told of a query arrives a moment after it, and without this a change would be undone so long.
  const [saved, setSaved] = useState<Script | null>(null);
  const base = saved !== null && saved.revision > script.revision ? saved : script;

  const keep = (edits: readonly OutlineEdit[]): void => {
    queue.current = edits;
    setPending(edits);
  };

  const run = async (): Promise<void> => {
    if (isRunning.current) return;
    isRunning.current = true;
    setError(null);
    try {
      while (queue.current.length > 0) {
        const batch = queue.current;
        setSaved(await save(client, script.id, proposal, batch, onMerge));
        keep(queue.current.slice(batch.length));
      }
    } catch (cause) {
      // It was approved, cancelled or deleted elsewhere: there is nothing left to change.
      if (cause instanceof ApiError && (cause.code === 'GENERATION_STATE' || cause.code === 'NOT_FOUND')) keep([]);
      setError(cause);
    } finally {
      isRunning.current = false;
    }
  };

  return {
    outline: applyAll(base.outline, pending, proposal).outline,
    edit: (edit) => {
      keep([...queue.current, edit]);
      void run();
    },
    isSaving: pending.length > 0 && error === null,
    error,
    again: () => void run(),
  };
}

/** Gives the script as it then is; `null` where there is none any more. */
async function save(
  client: QueryClient,
  scriptId: string,
  proposal: readonly OutlineSection[],
  edits: readonly OutlineEdit[],
  onMerge: (merge: Merge) => void,
): Promise<Script | null> {
  let base = client.getQueryData<Script | null>(queryKeys.script(scriptId));
  for (let conflicts = 0; base?.generation; conflicts += 1) {
    const { outline, isWhole } = applyAll(base.outline, edits, proposal);
    if (conflicts > 0) onMerge(isWhole ? 'merged' : 'lost');
    const known: readonly OutlineSection[] = [...base.outline, ...proposal];
    const sections = outline.map(({ kind, title, plannedSeconds }) => {
      const isRenamed = known.find((one) => one.kind === kind)?.title !== title;
      return { kind, plannedSeconds, ...(isRenamed && { title }) };
    });
    try {
      const body = { baseRevision: base.revision, sections };
      const script = await call(editOutline, { params: { id: base.generation.id }, body });
      await put(client, script);
      return script;
    } catch (error) {
      const present =
        error instanceof ApiError && error.code === 'VERSION_CONFLICT' ? Script.safeParse(error.details['script']) : null;
      if (!present?.success || conflicts >= maxConflicts) throw error;
      base = present.data;
      await put(client, base);
    }
  }
  return null;
}

const put = (client: QueryClient, script: Script): Promise<void> =>
  patchQuery<Script | null>(client, queryKeys.script(script.id), {
    change: (cached) => (cached !== null && cached.revision >= script.revision ? cached : script),
    whole: script,
  });

/** Makes every change that has its place. */
function applyAll(
  outline: readonly OutlineSection[],
  edits: readonly OutlineEdit[],
  proposal: readonly OutlineSection[],
): { outline: readonly OutlineSection[]; isWhole: boolean } {
  let isWhole = true;
  let now = outline;
  for (const edit of edits) {
    const next = apply(now, edit, proposal);
    if (next) now = next;
    // What is dropped or brought back already has been done elsewhere, too.
    else if (edit.type !== 'drop' && edit.type !== 'restore') isWhole = false;
  }
  return { outline: now, isWhole };
}
