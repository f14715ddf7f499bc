import { foldText } from '../../../shared/checks/foldText.ts';
import type { GenerateBody } from '../../../shared/generations.schema.ts';
import { sceneWords } from './sceneWords.ts';

/** The scenes that a person's own words call for, in the order of the words. The words themselves never reach the script. */
export function wishedScenes(request: GenerateBody): string[] {
  const said = [request.title, request.goal, request.description, request.personalization, request.additionalInstructions]
    .filter(Boolean)
    .join('\n');
  const words = foldText(said).match(/[\p{L}\p{N}-]+/gu) ?? [];
  const lists = Object.entries(sceneWords[request.language]);
  const wished = words.flatMap((word) => lists.filter(([, list]) => list.some((entry) => fits(word, entry))).map(([id]) => id));
  return [...new Set(wished)];
}

const fits = (word: string, entry: string): boolean =>
  entry.endsWith('*') ? word.startsWith(entry.slice(0, -1)) : word === entry;
