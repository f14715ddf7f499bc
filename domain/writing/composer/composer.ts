import { setImmediate as breathe } from 'node:timers/promises';
import type { Assignment, Writer } from '../writer.ts';
import { withholder } from '../withheld/withholder.ts';
import { endInSilence } from './endInSilence.ts';
import { PhrasePicker } from './PhrasePicker.ts';
import { readMemory } from './memory.ts';
import { getPack, packVersion } from './pack.ts';
import { pickOne, randomFrom } from './random.ts';
import { recallMemory } from './recallMemory.ts';
import { recallPhrases } from './recallPhrases.ts';
import { recipes } from './recipes.ts';
import { readRequest } from './readRequest.ts';
import { steeringOf } from './steeringOf.ts';

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
    const { request } = assignment;
    const reading = readRequest(request);
    const { avoidance } = reading;
    const withheldIn = withholder(request);
    const pick = (key: string) => {
      const all = titles.get(key) ?? [];
      return (
        pickOne(
          random,
          all.filter((title) => !avoidance.holds(title) && withheldIn(title) === null),
        ) ??
        pickOne(random, all) ??
        key
      );
    };
    return {
      title: assignment.request.title || pick(`script.${assignment.request.theme}`),
      sections: assignment.plan.sections.map(({ kind }) => pick(`section.${kind}`)),
      steering: steeringOf(request, reading),
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
    const asked = { ...assignment, recent, ...readRequest(assignment.request, assignment.regeneration?.instruction) };
    const picker = new PhrasePicker({
      assignment: asked,
      pack,
      random,
      memory,
      speechSeconds,
      silenceShare: section.silenceShare,
    });
    endInSilence(picker, section.endSilence, () => recipes[section.kind](picker, asked));
    memory.clock += section.plannedSeconds;
    return { sentences: picker.sentences, memory };
  },
};
