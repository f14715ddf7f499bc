import { setImmediate as breathe } from 'node:timers/promises';
import type { Assignment, Writer } from '../writer.ts';
import { PhrasePicker } from './PhrasePicker.ts';
import { readMemory } from './memory.ts';
import { getPack, packVersion } from './pack.ts';
import { pickOne, randomFrom } from './random.ts';
import { recallMemory } from './recallMemory.ts';
import { recallPhrases } from './recallPhrases.ts';
import { recipes } from './recipes.ts';
import { steer, wantedOf } from './steer.ts';

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

  write: async (assignment: Assignment, { section, speechSeconds, before, surroundings }, { signal }) => {
    // One turn of the event loop a section: renewals and events of other scripts are not kept waiting.
    await breathe();
    signal.throwIfAborted();
    const pack = getPack(assignment.request.language);
    const memory = surroundings ? recallMemory(pack, surroundings.said, assignment.request) : readMemory(before.at(-1)?.memory);
    const random = randomFrom(assignment.seed, section.position);
    const recent = surroundings
      ? new Set([...assignment.recent, ...recallPhrases(pack, surroundings.replaced)])
      : assignment.recent;
    const asked = { ...assignment, recent, wanted: allWanted(assignment) };
    const picker = new PhrasePicker({
      assignment: asked,
      pack,
      random,
      memory,
      speechSeconds,
      silenceShare: section.silenceShare,
    });
    recipes[section.kind](picker, asked);
    memory.clock += section.plannedSeconds;
    return { sentences: picker.sentences, memory };
  },
};

/** What the instruction for a text that is written again calls for comes before what the request did. */
function allWanted({ request, regeneration }: Assignment): string[] {
  const nothing = { title: '', description: '', goal: '', audience: '', personalization: '' };
  const instruction = regeneration?.instruction;
  const instructed = instruction ? wantedOf(steer({ ...request, ...nothing, additionalInstructions: instruction })) : [];
  return [...new Set([...instructed, ...wantedOf(steer(request))])];
}
