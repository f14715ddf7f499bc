import { randomUUID } from 'node:crypto';
import type { Database } from '../../db/pool.ts';
import { enterChecks } from '../../domain/generations/enterChecks.ts';
import { finishSection, prepareSection } from '../../domain/generations/finishSection.ts';
import type { Lease } from '../../domain/generations/lease.ts';
import { saveDraft } from '../../domain/generations/saveDraft.ts';
import { saveSection } from '../../domain/generations/saveSection.ts';
import type { WritingTask } from '../../domain/generations/writingTask.ts';
import { draftSection, type Drafted } from '../../domain/writing/draftSection.ts';
import type { ThreadPool } from '../../domain/compute/ThreadPool.ts';
import { requestFixedSection } from '../../domain/writing/requestFix.ts';
import { planRegeneration } from '../../domain/writing/planRegeneration.ts';
import type { Writer } from '../../domain/writing/writer.ts';
import type { GenerationScope } from '../../shared/generations.schema.ts';
import { parseScript } from '../../shared/markup/parseScript.ts';
import { weighPauses } from '../../shared/markup/sizePauses.ts';
import { plans } from '../../shared/plans.ts';
import { withDefaults } from '../../shared/settings.schema.ts';
import { createHooks } from './createHooks.ts';
import { sendLive } from './sendLive.ts';

type Writing = {
  readonly database: Database;
  readonly texts: ThreadPool;
  readonly lease: Lease;
  readonly writer: Writer;
  readonly signal: AbortSignal;
  readonly betweenSections: () => void;
};
type Scope = Extract<GenerationScope, { kind: 'section' }>;

/**
 * Writes one section of a text again, as often as was asked for: each proposal is checked in its place and saved before
 * the next is begun, knows the text around it, and differs from those before it.
 */
export async function regenerateSection(
  { database, texts, lease, writer, signal, betweenSections }: Writing,
  task: WritingTask,
  scope: Scope,
  begunSeed: string | null,
): Promise<void> {
  const { maxWords, advancedModel: advanced } = plans[task.plan];
  const seed = begunSeed ?? randomUUID();
  const recent = new Set(task.recentPhrases);
  const { assignment, section, titles, before, surroundings } = planRegeneration(task, scope, {
    seed,
    recent,
    advanced,
    maxWords,
  });
  if (begunSeed === null)
    await database.transaction((queries) =>
      saveDraft(queries, lease, {
        writer: writer.name,
        writerDetail: writer.detail(assignment),
        seed,
        outline: [],
        steering: null,
        memory: null,
      }),
    );
  const weights = weighPauses(withDefaults(task.chosen));
  const saved: Drafted[] = [...task.saved];
  for (let variant = saved.length + 1; variant <= scope.variants; variant += 1) {
    betweenSections();
    signal.throwIfAborted();
    const live = sendLive(database, lease, scope.section);
    const drafted = await draftSection({
      assignment: { ...assignment, seed: `${seed}:${variant}` },
      writer,
      weights,
      titles,
      before,
      section,
      hooks: createHooks(database, lease, signal, live.onText),
      surroundings: { ...surroundings, said: [...surroundings.said, ...saved.flatMap(({ content }) => sentencesOf(content))] },
    });
    await live.settled();
    const asked = { content: task.content, section: drafted, checked: assignment };
    const proposal = { ...(await requestFixedSection(texts, lease.accountId, asked)), position: variant };
    await saveSection(database, lease, proposal, scope.section);
    saved.push(proposal);
  }
  await enterChecks(database, lease);
  signal.throwIfAborted();
  const { address, readingSpeed, request } = assignment;
  const whole = { content: task.content, facts: { ...request, request, address, readingSpeed } };
  const written = { scope, whole };
  const text = await prepareSection(database, texts, lease, written);
  await database.transaction((queries) => finishSection(queries, lease, written, text));
}

const sentencesOf = (content: string): string[] =>
  parseScript(content).sections.flatMap(({ sentences }) => sentences.map(({ text }) => text));
