import { randomUUID } from 'node:crypto';
import type { Database } from '../../db/pool.ts';
import { awaitApproval } from '../../domain/generations/awaitApproval.ts';
import { enterChecks } from '../../domain/generations/enterChecks.ts';
import { finishGeneration } from '../../domain/generations/finishGeneration.ts';
import { getTask, type WritingTask } from '../../domain/generations/writingTask.ts';
import type { Lease } from '../../domain/generations/lease.ts';
import { saveDraft } from '../../domain/generations/saveDraft.ts';
import { saveOutline } from '../../domain/generations/saveOutline.ts';
import { saveSection } from '../../domain/generations/saveSection.ts';
import { chooseAddressForm } from '../../shared/chooseAddressForm.ts';
import { clockFor } from '../../shared/markup/clock.ts';
import { weighPauses } from '../../shared/markup/sizePauses.ts';
import { entitledPlan, plans } from '../../shared/plans.ts';
import { withDefaults } from '../../shared/settings.schema.ts';
import { draftSection, type Drafted } from '../../domain/writing/draftSection.ts';
import type { ThreadPool } from '../../domain/compute/ThreadPool.ts';
import { requestFixedText } from '../../domain/writing/requestFix.ts';
import { chooseWriter } from './chooseWriter.ts';
import { createHooks } from './createHooks.ts';
import { readBegun, type Begun } from './readBegun.ts';
import { sendLive } from './sendLive.ts';
import { regenerateSection } from './regenerateSection.ts';
import { planScript } from '../../domain/writing/plan.ts';
import type { Assignment, Hooks, Title, Writer } from '../../domain/writing/writer.ts';

export type Writing = {
  readonly database: Database;
  /** For what would hold up the other work of the process, the renewal of leases before all. */
  readonly texts: ThreadPool;
  readonly lease: Lease;
  readonly writers: readonly Writer[];
  /** Whether everybody has what the largest plan has. */
  readonly isBeta?: boolean;
  readonly signal: AbortSignal;
  readonly betweenSections: () => void;
};

/**
 * Writes one script, or one of its sections again, section after section, each saved before the next is begun; what an earlier attempt has saved is
 * kept. Ends with the text delivered and the credits settled, or with the outline waiting where the person wants to see
 * it first, or throws, and then nothing is delivered.
 */
export async function writeScript({
  database,
  texts,
  lease,
  writers,
  isBeta = false,
  signal,
  betweenSections,
}: Writing): Promise<void> {
  const asked = await getTask(database, lease.generationId);
  const task = { ...asked, plan: entitledPlan(asked.plan, isBeta) };
  const begun = readBegun(task);
  const writer = chooseWriter(writers, begun.writer);
  if (task.scope?.kind === 'section')
    return regenerateSection({ database, texts, lease, writer, signal, betweenSections }, task, task.scope, begun.seed);
  const planned = assign(task, begun);
  const hooks = (onText: Hooks['onText']): Hooks => createHooks(database, lease, signal, onText);
  const { sections: titles, memory: outlineMemory } =
    begun.outline.length > 0
      ? { sections: begun.outline.map(({ title }) => title), memory: begun.memory }
      : await outline(
          database,
          lease,
          task,
          planned,
          writer,
          hooks(() => {}),
        );
  const assignment = { ...planned, outlineMemory };
  if (task.scope === null && task.request.approveOutline === true && !task.isApproved)
    return database.transaction((queries) => awaitApproval(queries, lease));
  const weights = weighPauses(withDefaults(task.chosen));
  const saved: Drafted[] = [...task.saved];
  for (const section of assignment.plan.sections.slice(saved.length)) {
    betweenSections();
    signal.throwIfAborted();
    const live = sendLive(database, lease, section.position);
    const drafted = await draftSection({
      assignment,
      writer,
      weights,
      titles,
      before: saved,
      section,
      hooks: hooks(live.onText),
    });
    await live.settled();
    await saveSection(database, lease, drafted);
    saved.push(drafted);
  }
  await enterChecks(database, lease);
  const { content, findings, changed } = await requestFixedText(texts, lease.accountId, saved, assignment);
  signal.throwIfAborted();
  await database.transaction((queries) => finishGeneration(queries, lease, content, findings, changed));
}

/** A text that is written again keeps the sections that it has, and their lengths; its titles are new. */
function assign(task: WritingTask, { seed, outline: begun }: Begun): Assignment {
  const { request, readingSpeed, scope } = task;
  return {
    request,
    address: chooseAddressForm(request),
    readingSpeed,
    clock: clockFor({ ...request, readingSpeed }),
    // From here on the outline is the plan, as it was saved or as the person changed it.
    plan: planScript({ ...request, readingSpeed }, plans[task.plan].maxWords, begun.length > 0 ? begun : task.outline),
    seed: seed ?? randomUUID(),
    recent: new Set(task.recentPhrases),
    advanced: plans[task.plan].advancedModel,
    ...(scope && { regeneration: { instruction: scope.wish } }),
  };
}

async function outline(
  database: Database,
  lease: Lease,
  task: WritingTask,
  assignment: Assignment,
  writer: Writer,
  hooks: Hooks,
): Promise<Title> {
  const titled = await writer.title(assignment, hooks);
  const sections = assignment.plan.sections.map(({ position, kind, plannedSeconds }, index) => ({
    position,
    kind,
    plannedSeconds,
    title: titled.sections[index] ?? '',
  }));
  const outlined = {
    outline: sections,
    writer: writer.name,
    writerDetail: writer.detail(assignment),
    seed: assignment.seed,
    steering: titled.steering && [...titled.steering],
    memory: titled.memory,
  };
  if (task.scope === null) await saveOutline(database, lease, { ...outlined, title: task.title || titled.title });
  else await database.transaction((queries) => saveDraft(queries, lease, outlined));
  return titled;
}
