import type { Queries, Transaction } from '../../db/pool.ts';
import type { GenerationScope } from '../../shared/generations.schema.ts';
import { spliceSection } from '../../shared/markup/spliceSection.ts';
import type { ThreadPool } from '../compute/ThreadPool.ts';
import type { TextAnalysis, TextToAnalyse } from '../analysis/analyseText.ts';
import { deliverSection } from '../scripts/deliverSection.ts';
import { readScript } from '../scriptPages/readScript.ts';
import { renewScript } from '../scripts/scriptStates.ts';
import { requestAnalysis } from '../analysis/requestAnalysis.ts';
import { completeLocked } from './completeLocked.ts';
import type { Lease } from './lease.ts';
import { getDraft, insertVariants, listSections } from './sections.queries.ts';
import { withAccountAndLease } from './withAccountAndLease.ts';

export type SectionWritten = {
  readonly scope: Extract<GenerationScope, { kind: 'section' }>;
  /** The text that the section is a part of. */
  readonly whole: TextToAnalyse;
};

/**
 * What follows from the whole with its new section, worked out before anything is locked; `null` where several texts wait for
 * the person to choose.
 */
export async function prepareSection(
  queries: Queries,
  texts: ThreadPool,
  { accountId, generationId }: Lease,
  { scope, whole: { content: replaces, facts } }: SectionWritten,
): Promise<TextAnalysis | null> {
  const [written] = await listSections(queries, generationId);
  if (!written) throw new Error(`generation ${generationId} has nothing to deliver`);
  const content = spliceSection(replaces, scope.section, written.content);
  return scope.variants > 1 ? null : requestAnalysis(texts, accountId, { content, facts });
}

/**
 * One section has another text: a single one takes its position in the whole, and of several none does until the person
 * chooses. Delivered and settled in one commit. `text` is what `prepareSection` gave.
 */
export async function finishSection(
  queries: Transaction,
  lease: Lease,
  { whole: { content: replaces } }: SectionWritten,
  text: TextAnalysis | null,
): Promise<void> {
  const { generationId, scriptId } = lease;
  await withAccountAndLease(queries, lease, (found) =>
    completeLocked(queries, lease, found, async () => {
      if (!text) {
        await insertVariants(queries, generationId);
        return renewScript(queries, scriptId);
      }
      const by = await getDraft(queries, generationId);
      return readScript(
        queries,
        await deliverSection(queries, scriptId, { generationId, reason: 'section', by, replaces, text }),
      );
    }),
  );
}
