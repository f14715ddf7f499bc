import type { Queries, Transaction } from '../../db/pool.ts';
import { spliceSection } from '../../shared/markup/spliceSection.ts';
import type { Script } from '../../shared/scripts.schema.ts';
import { AppError } from '../AppError.ts';
import type { TextAnalysis } from '../analysis/analyseText.ts';
import { requestAnalysis } from '../analysis/requestAnalysis.ts';
import type { ThreadPool } from '../compute/ThreadPool.ts';
import { changeText, type Base } from './changeText.ts';
import { deliverSection } from './deliverSection.ts';
import { findSection } from './findSection.ts';
import { readForChange } from './lockScript.ts';
import { findVariant, setUsed, type OfferedVariant } from './variants.queries.ts';

export type TakenVariant = {
  readonly variant: OfferedVariant;
  /** The text that it was put into. */
  readonly replaces: string;
  readonly text: TextAnalysis;
};

/** The whole text with a proposal in its section, wherever that stands by now. */
export async function prepareTaking(
  queries: Queries,
  texts: ThreadPool,
  { accountId, scriptId, baseRevision }: Base,
  id: string,
): Promise<TakenVariant> {
  const facts = await readForChange(queries, accountId, scriptId, baseRevision);
  const variant = await findVariant(queries, scriptId, id);
  if (!variant) throw new AppError('NOT_FOUND', 'no such proposal');
  const { position } = findSection(facts, { section: variant.section, title: variant.sectionTitle });
  const content = spliceSection(facts.content, position, variant.content);
  return { variant, replaces: facts.content, text: await requestAnalysis(texts, accountId, { content, facts }) };
}

/** A proposal takes the place of its section; what stood there stays in the version before. */
export const takeVariant = (queries: Transaction, base: Base, { variant, replaces, text }: TakenVariant): Promise<Script> =>
  changeText(queries, base, async ({ id }) => {
    await setUsed(queries, variant.id);
    const { generationId } = variant;
    const taken = await deliverSection(queries, id, { generationId, reason: 'variant', by: variant, replaces, text });
    return { row: taken, text: 'changed' };
  });
