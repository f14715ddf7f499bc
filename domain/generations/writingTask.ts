import type { Queries } from '../../db/pool.ts';
import { getTaskRow, insertCall, listDraftedRows, type Draft, type NewModelCall, type WritingTask } from './sections.queries.ts';

export type { Draft, WritingTask };

/** All that a writer needs to know of the work on a generation. */
export const getTask = (queries: Queries, generationId: string): Promise<WritingTask> => getTaskRow(queries, generationId);

/** The sections that are saved, with what their writer wants remembered. */
export const listSectionsWithMemory = (queries: Queries, generationId: string): ReturnType<typeof listDraftedRows> =>
  listDraftedRows(queries, generationId);

/** What a call of the model took, whatever came of it. */
export const recordModelCall = async (queries: Queries, generationId: string, call: NewModelCall): Promise<void> =>
  void (await insertCall(queries, generationId, call));
