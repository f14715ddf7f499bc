import { openingWords } from '../../../shared/checks/checkOpenings.ts';
import type { GenerateBody } from '../../../shared/generations.schema.ts';
import { scenes } from './catalog.ts';
import { openingOf } from './PhrasePicker.ts';
import { emptyMemory, type Memory } from './memory.ts';
import type { Pack } from './pack.ts';
import { recallPhrases } from './recallPhrases.ts';

/** A second so late that nothing said then has rested long enough to be said again. */
const never = 1e9;

/** The memory of a script that is there as a text only: nothing that it says, no scene that it tells, is new any more. */
export function recallMemory(pack: Pack, said: readonly string[], { language, listenerName }: GenerateBody): Memory {
  const memory = emptyMemory();
  for (const id of recallPhrases(pack, said)) {
    memory.used[id] = never;
    memory.family ??= scenes.find((scene) => id.startsWith(`${scene.id}/`))?.category ?? null;
  }
  for (const sentence of said) {
    const opening = openingOf(sentence, openingWords[language]);
    memory.opened[opening] = (memory.opened[opening] ?? 0) + 1;
    if (listenerName && sentence.includes(listenerName)) memory.named += 1;
  }
  return memory;
}
