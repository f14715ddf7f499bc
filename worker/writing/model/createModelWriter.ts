import { readRequest } from '../../../domain/writing/composer/readRequest.ts';
import { withholder } from '../../../domain/writing/withheld/withholder.ts';
import type { Assignment, Writer } from '../../../domain/writing/writer.ts';
import { enrichOutline } from './outline/enrichOutline.ts';
import { readNotes } from './outline/notes.ts';
import { regenerationVersion } from './prompts/regenerationBlocks.ts';
import { promptVersion } from './prompts/promptVersion.ts';
import { writeSection } from './section/writeSection.ts';
import { createModelCaller } from './service/createModelCaller.ts';
import type { ModelSettings } from './service/modelSettings.ts';
import { silentSentences } from './section/silentSentences.ts';
import type { Speech } from './text/isSpeakable.ts';

/**
 * The writer that asks a language model, behind any OpenAI-compatible service. The plan, the length and what keeps a
 * listener safe are ours; the model gives titles and sentences.
 *
 * The outline's goals and images are kept with it, so that they are known to whichever worker goes on, and however long
 * the outline waited.
 */
export function createModelWriter(settings: ModelSettings): Writer {
  const call = createModelCaller(settings);
  const modelFor = ({ advanced }: Assignment) => (advanced && settings.advancedModel ? settings.advancedModel : settings.model);
  const { sectionSeconds } = settings;

  return {
    name: 'model',

    detail: (assignment) =>
      `${modelFor(assignment)} (prompts ${promptVersion}${assignment.regeneration ? `, anew ${regenerationVersion}` : ''})`,

    async title(assignment, hooks) {
      const { title, notes } = await enrichOutline({
        call,
        model: modelFor(assignment),
        sectionSeconds,
        assignment,
        speech: speechOf(assignment),
        hooks,
      });
      return { ...title, memory: { notes, promptVersion } };
    },

    async write(assignment, brief, hooks) {
      const notes = readNotes(assignment.outlineMemory) ?? {};
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
      return { sentences: [...sentences, ...silentSentences(speechOf(assignment), brief, sentences)], memory: null };
    },
  };
}

function speechOf({ request, address, regeneration }: Assignment): Speech {
  const { subjects, holds } = readRequest(request, regeneration?.instruction).avoidance;
  return {
    language: request.language,
    address,
    avoid: subjects,
    isRefused: holds,
    findWithheld: withholder(request),
    instructions: request.instructions ?? [],
  };
}
