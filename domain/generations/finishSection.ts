import type { Database } from '../../db/pool.ts';
import type { GenerationScope } from '../../shared/generations.schema.ts';
import { spliceSection } from '../../shared/markup/spliceSection.ts';
import type { ThreadPool } from '../compute/ThreadPool.ts';
import type { TextToAnalyse } from '../analysis/analyseText.ts';
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
 * One section has another text: a single one takes its position in the whole, and of several none does until the person
 * chooses. Delivered and settled in one commit; what follows from the whole is worked out before anything is locked.
 */
export async function finishSection(
  database: Database,
  texts: ThreadPool,
  lease: Lease,
  { scope, whole: { content: replaces, facts } }: SectionWritten,
): Promise<void> {
  const { accountId, generationId, scriptId } = lease;
  const [written] = await listSections(database, generationId);
  if (!written) throw new Error(`generation ${generationId} has nothing to deliver`);
  const content = spliceSection(replaces, scope.section, written.content);
  const text = scope.variants > 1 ? null : await requestAnalysis(texts, accountId, { content, facts });
  await withAccountAndLease(database, lease, (queries, found) =>
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
