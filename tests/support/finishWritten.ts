import type { Database } from '../../db/pool.ts';
import { finishSection, prepareSection } from '../../domain/generations/finishSection.ts';
import type { Lease } from '../../domain/generations/lease.ts';
import { getTask } from '../../domain/generations/writingTask.ts';
import { chooseAddressForm } from '../../shared/chooseAddressForm.ts';
import { openTestTexts } from './openTestTexts.ts';

const texts = openTestTexts();

/** Ends the writing of one section as the worker does, once what was asked for is saved. */
export async function finishWritten(database: Database, lease: Lease): Promise<void> {
  const { scope, content, request, readingSpeed } = await getTask(database, lease.generationId);
  if (scope?.kind !== 'section') throw new Error('no section is written');
  const facts = { ...request, address: chooseAddressForm(request), readingSpeed };
  const written = { scope, whole: { content, facts } };
  const text = await prepareSection(database, texts, lease, written);
  await database.transaction((queries) => finishSection(queries, lease, written, text));
}
