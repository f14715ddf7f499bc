import { randomUUID } from 'node:crypto';
import type { Database } from '../../db/pool.ts';
import { awaitApproval } from '../../domain/generations/awaitApproval.ts';
import { enterChecks } from '../../domain/generations/enterChecks.ts';
import { finishGeneration } from '../../domain/generations/finishGeneration.ts';
import { chooseAddress } from '../../domain/generations/generations.policy.ts';
import { getTask, insertModelCall, listSectionsWithMemory, type WritingTask } from '../../domain/generations/sections.queries.ts';
import type { Lease } from '../../domain/generations/lease.ts';
import { saveOutline } from '../../domain/generations/saveOutline.ts';
import { saveSection } from '../../domain/generations/saveSection.ts';
import { checkContent } from '../../domain/scripts/checkContent.ts';
import { assembleContent } from '../../domain/scripts/assembleContent.ts';
import { clockFor } from '../../shared/markup/clock.ts';
import { plans } from '../../shared/plans.ts';
import type { Finding } from '../../shared/scripts.schema.ts';
import { draftSection, type Drafted } from './draftSection.ts';
import { sendLive } from './sendLive.ts';
import { GiveUpError } from './faults.ts';
import { planScript } from './plan.ts';
import type { Assignment, Hooks, Writer } from './writer.ts';

export type Writing = {
  readonly database: Database;
  readonly lease: Lease;
  readonly writers: readonly Writer[];
  readonly signal: AbortSignal;
  readonly betweenSections: () => void;
};

/**
 * Writes one script, section after section, each saved before the next is begun; what an earlier attempt has saved is
 * kept. Ends with the text delivered and the credits settled, or with the outline waiting where the person wants to see
 * it first, or throws, and then nothing is delivered.
 */
export async function writeScript({ database, lease, writers, signal, betweenSections }: Writing): Promise<void> {
  const task = await getTask(database, lease.generationId);
  const writer = writers.find(({ name }) => name === task.writer) ?? writers[0];
  if (!writer) throw new Error('no writer is set up');
  const assignment = assign(task);
  const hooks = (onText: Hooks['onText']): Hooks => ({
    signal,
    onText,
    onCall: async (call) => void (await insertModelCall(database, task.generationId, call)),
  });
  const titles =
    task.outline.length > 0
      ? task.outline.map(({ title }) => title)
      : await outline(
          database,
          lease,
          task,
          assignment,
          writer,
          hooks(() => {}),
        );
  if (task.request.approveOutline === true && !task.isApproved) return awaitApproval(database, lease);
  const saved: Drafted[] = [...(await listSectionsWithMemory(database, task.generationId))];
  for (const section of assignment.plan.sections.slice(saved.length)) {
    betweenSections();
    signal.throwIfAborted();
    const live = sendLive(database, lease, section.position);
    const drafted = await draftSection({ assignment, writer, titles, before: saved, section, hooks: hooks(live.onText) });
    await live.settled();
    await saveSection(database, lease, drafted);
    saved.push(drafted);
  }
  await enterChecks(database, lease);
  const content = assembleContent(saved);
  const findings = check(content, assignment);
  signal.throwIfAborted();
  await finishGeneration(database, lease, content, findings);
}

function assign(task: WritingTask): Assignment {
  const { request } = task;
  return {
    request,
    address: chooseAddress(request),
    clock: clockFor(request),
    plan: planScript(request, plans[task.plan].longestWords),
    seed: task.seed ?? randomUUID(),
    advanced: plans[task.plan].advancedModel,
  };
}

async function outline(
  database: Database,
  lease: Lease,
  task: WritingTask,
  assignment: Assignment,
  writer: Writer,
  hooks: Hooks,
): Promise<readonly string[]> {
  const titled = await writer.title(assignment, hooks);
  const sections = assignment.plan.sections.map(({ position, kind, plannedSeconds }, index) => ({
    position,
    kind,
    plannedSeconds,
    title: titled.sections[index] ?? '',
  }));
  await saveOutline(database, lease, {
    title: task.title || titled.title,
    outline: sections,
    writer: writer.name,
    writerDetail: writer.detail(assignment),
    seed: assignment.seed,
  });
  return titled.sections;
}

/** A fatal finding stops the delivery; what is only advice goes along with the script. */
function check(content: string, { request, address, plan }: Assignment): Finding[] {
  const kinds = plan.sections.map(({ kind }) => kind);
  const findings = checkContent(content, { ...request, address }, kinds, plan.totalSeconds);
  const fatal = findings.filter(({ level }) => level === 'fatal');
  if (fatal.length > 0)
    throw new GiveUpError(
      'CHECKS_FAILED',
      fatal.map(({ code, section, sentence }) => `${code} at ${section ?? '-'}.${sentence ?? '-'}`).join(', '),
    );
  return findings;
}
