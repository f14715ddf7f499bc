import type { Transaction } from '../../db/pool.ts';
import type { Finding, Section } from '../../shared/scripts.schema.ts';
import { deliverRewriting, deliverScript } from '../scripts/deliverScript.ts';
import { completeLocked } from './completeLocked.ts';
import type { Lease } from './lease.ts';
import { speedOf } from './regeneration.policy.ts';
import { getDraft, updateSection } from './sections.queries.ts';
import { withAccountAndLease } from './withAccountAndLease.ts';

/**
 * The text is delivered and the hold settled in one commit; either both are true or neither is. Sections that the checks
 * had fixed are saved as they are in the text, which stays the saved sections put together.
 */
export const finishGeneration = (
  queries: Transaction,
  lease: Lease,
  content: string,
  findings: readonly Finding[],
  fixed: readonly Section[] = [],
): Promise<void> =>
  withAccountAndLease(queries, lease, (found) =>
    completeLocked(queries, lease, found, async () => {
      const { generationId, scriptId } = lease;
      for (const section of fixed) await updateSection(queries, generationId, section);
      if (found.scope === null) return deliverScript(queries, scriptId, generationId, 'ready', content, findings);
      const outlined = await getDraft(queries, generationId);
      return deliverRewriting(queries, scriptId, {
        generationId,
        content,
        findings,
        outlined,
        readingSpeed: speedOf(found.scope),
      });
    }),
  );
