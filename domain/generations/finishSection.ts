import type { Database } from '../../db/pool.ts';
import { deliverSection } from '../scripts/deliverSection.ts';
import { readScript } from '../scripts/readScript.ts';
import { renewScript } from '../scripts/renewScript.ts';
import { addVariants } from '../versions/addVariants.ts';
import { completeLocked } from './completeLocked.ts';
import type { Lease } from './lease.ts';
import { getDraft, listSections } from './sections.queries.ts';
import { withAccountAndLease } from './withAccountAndLease.ts';

/**
 * One section is written anew: a single one takes its place in the text, and of several none does until the person
 * chooses. Delivered and settled in one commit.
 */
export const finishSection = (database: Database, lease: Lease): Promise<void> =>
  withAccountAndLease(database, lease, (queries, found) =>
    completeLocked(queries, lease, found, async () => {
      const { generationId, scriptId } = lease;
      const { scope } = found;
      if (scope?.kind !== 'section') throw new Error(`generation ${generationId} writes no section`);
      const [written] = await listSections(queries, generationId);
      if (!written) throw new Error(`generation ${generationId} has nothing to deliver`);
      if (scope.variants > 1) {
        await addVariants(queries, generationId);
        return renewScript(queries, scriptId);
      }
      const by = await getDraft(queries, generationId);
      const delivered = { generationId, reason: 'section', by, position: scope.section, body: written.content } as const;
      return readScript(queries, await deliverSection(queries, scriptId, delivered));
    }),
  );
