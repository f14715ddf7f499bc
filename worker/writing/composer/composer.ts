import { setImmediate as breathe } from 'node:timers/promises';
import type { Assignment, Writer } from '../writer.ts';
import { Drawing } from './Drawing.ts';
import { readMemory } from './memory.ts';
import { getPack, packVersion } from './pack.ts';
import { pickOne, randomFrom } from './random.ts';
import { recipes } from './recipes.ts';

/**
 * The built-in writer: whole sentences out of the phrase library, chosen by the plan. The same seed gives the same
 * script, so a section that was lost in a crash is written again as it was.
 */
export const composer: Writer = {
  name: 'composer',
  detail: () => `phrase library ${packVersion}`,

  title: async (assignment) => {
    const random = randomFrom(assignment.seed, 'titles');
    const { titles } = getPack(assignment.request.language);
    const pick = (key: string) => pickOne(random, titles.get(key) ?? []) ?? key;
    return {
      title: assignment.request.title || pick(`script.${assignment.request.theme}`),
      sections: assignment.plan.sections.map(({ kind }) => pick(`section.${kind}`)),
    };
  },

  write: async (assignment: Assignment, { section, speechSeconds, before }, { signal }) => {
    // One turn of the event loop a section: renewals and news of other scripts are not kept waiting.
    await breathe();
    signal.throwIfAborted();
    const memory = readMemory(before.at(-1)?.memory);
    const random = randomFrom(assignment.seed, section.position);
    const drawing = new Drawing({
      assignment,
      pack: getPack(assignment.request.language),
      random,
      memory,
      speechSeconds,
      silenceShare: section.silenceShare,
    });
    recipes[section.kind](drawing, assignment);
    memory.clock += section.plannedSeconds;
    return { sentences: drawing.sentences, memory };
  },
};
