import type { Assignment, Writer } from '../writer.ts';
import { enrichOutline } from './outline/enrichOutline.ts';
import { readNotes, type Notes } from './outline/notes.ts';
import { promptVersion } from './prompts/promptVersion.ts';
import { writeSection } from './section/writeSection.ts';
import { createModelCaller } from './service/createModelCaller.ts';
import type { ModelSettings } from './service/modelSettings.ts';
import type { Speech } from './text/isSpeakable.ts';

/** Notes of scripts whose first section is not written yet; older ones give way. */
const mostNotes = 200;

/**
 * The writer that asks a language model, behind any OpenAI-compatible service. The plan, the length and what keeps a
 * listener safe are ours; the model gives titles and sentences.
 *
 * The outline's goals and images wait here for the first section and are then kept as its memory. A crash between the
 * two loses them, and the sections are written from our own goals: the script is a little plainer, and nothing fails.
 */
export function createModelWriter(settings: ModelSettings): Writer {
  const call = createModelCaller(settings);
  const waiting = new Map<string, Notes>();
  const modelFor = ({ advanced }: Assignment) => (advanced && settings.advancedModel ? settings.advancedModel : settings.model);
  const { sectionSeconds } = settings;

  return {
    name: 'model',

    detail: (assignment) => `${modelFor(assignment)} (prompts ${promptVersion})`,

    async title(assignment, hooks) {
      const { title, notes } = await enrichOutline({
        call,
        model: modelFor(assignment),
        sectionSeconds,
        assignment,
        speech: speechOf(assignment),
        hooks,
      });
      waiting.set(assignment.seed, notes);
      for (const seed of [...waiting.keys()].slice(0, -mostNotes)) waiting.delete(seed);
      return title;
    },

    async write(assignment, brief, hooks) {
      const isFirst = brief.before.length === 0;
      const notes = (isFirst ? waiting.get(assignment.seed) : readNotes(brief.before[0]?.memory)) ?? {};
      const sentences = await writeSection({
        call,
        model: modelFor(assignment),
        sectionSeconds,
        assignment,
        brief,
        notes,
        speech: speechOf(assignment),
        hooks,
      });
      if (isFirst) waiting.delete(assignment.seed);
      return { sentences, memory: isFirst ? { notes, promptVersion } : null };
    },
  };
}

const speechOf = ({ request, address }: Assignment): Speech => ({
  language: request.language,
  address,
  avoid: request.avoid ?? [],
});
