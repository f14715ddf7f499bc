import { isEndingAsleep } from '../../shared/isEndingAsleep.ts';
import { parseScript } from '../../shared/markup/parseScript.ts';
import { polishTypography } from '../../shared/markup/polishTypography.ts';
import { pauseWeights, type PauseWeights } from '../../shared/markup/sizePauses.ts';
import type { Section } from '../../shared/scripts.schema.ts';
import type { Language } from '../../shared/vocabulary.ts';
import { finishSection } from './finishSection.ts';
import type { SectionPlan } from './plan.ts';
import type { Assignment, DraftSentence, Hooks, Surroundings, Writer } from './writer.ts';

/** A finished section with what its writer wants remembered. */
export type Drafted = Section & { readonly memory: unknown };

export type SectionWork = {
  readonly assignment: Assignment;
  readonly writer: Writer;
  /** How the account's pauses stand to each other. */
  readonly weights?: PauseWeights;
  readonly titles: readonly string[];
  readonly before: readonly Drafted[];
  readonly section: SectionPlan;
  readonly hooks: Hooks;
  /** Where the section is written again, amid a text that is there. */
  readonly surroundings?: Surroundings;
};

/** One section from brief to text: the writer's sentences, set in the language's typography, with pauses that make it last as planned. */
export async function draftSection({
  assignment,
  writer,
  weights = pauseWeights,
  titles,
  before,
  section,
  hooks,
  surroundings,
}: SectionWork): Promise<Drafted> {
  const { plan, clock, request } = assignment;
  const carrySeconds = before.reduce((sum, one) => sum + one.plannedSeconds - one.speechSeconds - one.silenceSeconds, 0);
  const titled = { ...section, title: titles[section.position - 1] ?? '' };
  const brief = {
    section: titled,
    titles,
    speechSeconds: Math.max(0, (section.plannedSeconds + carrySeconds - section.endSilence) * (1 - section.silenceShare)),
    before: before.map(({ content, memory }) => ({
      sentences: parseScript(content).sections.flatMap(({ sentences }) => sentences.map(({ text }) => text)),
      memory,
    })),
    ...(surroundings && { surroundings }),
  };
  const written = await writer.write(assignment, brief, hooks);
  const finished = finishSection({
    section: titled,
    sentences: polishSentences(written.sentences, request.language),
    clock,
    weights,
    carrySeconds,
    isLast: section.position === plan.sections.length,
    mayEndInPause: isEndingAsleep(request),
  });
  return { ...finished, memory: written.memory };
}

/** Sets every sentence in its language's typography, before it is timed. */
const polishSentences = (sentences: readonly DraftSentence[], language: Language): readonly DraftSentence[] =>
  sentences.map((sentence) => ({ ...sentence, text: polishTypography(sentence.text, language) }));
