import { setImmediate as breathe } from 'node:timers/promises';
import type { Assignment, Writer } from '../writer.ts';
import { Drawing } from './Drawing.ts';
import { readMemory } from './memory.ts';
import { getPack, packVersion } from './pack.ts';
import { pickOne, randomFrom } from './random.ts';
import { recallMemory } from './recallMemory.ts';
import { recallPhrases } from './recallPhrases.ts';
import { recipes } from './recipes.ts';
import { steer, wishesOf } from './steer.ts';

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
      steering: steer(assignment.request),
    };
  },

  write: async (assignment: Assignment, { section, speechSeconds, before, amid }, { signal }) => {
    // One turn of the event loop a section: renewals and news of other scripts are not kept waiting.
    await breathe();
    signal.throwIfAborted();
    const pack = getPack(assignment.request.language);
    const memory = amid ? recallMemory(pack, amid.said, assignment.request) : readMemory(before.at(-1)?.memory);
    const random = randomFrom(assignment.seed, section.position);
    const recent = amid ? new Set([...assignment.recent, ...recallPhrases(pack, amid.replaced)]) : assignment.recent;
    const asked = { ...assignment, recent, wishes: allWishes(assignment) };
    const drawing = new Drawing({
      assignment: asked,
      pack,
      random,
      memory,
      speechSeconds,
      silenceShare: section.silenceShare,
    });
    recipes[section.kind](drawing, asked);
    memory.clock += section.plannedSeconds;
    return { sentences: drawing.sentences, memory };
  },
};

/** What the wish of a text that is written anew calls for comes before what the request did. */
function allWishes({ request, anew }: Assignment): string[] {
  const nothing = { title: '', description: '', goal: '', audience: '', personalization: '' };
  const wish = anew?.wish ? wishesOf(steer({ ...request, ...nothing, additionalInstructions: anew.wish })) : [];
  return [...new Set([...wish, ...wishesOf(steer(request))])];
}
