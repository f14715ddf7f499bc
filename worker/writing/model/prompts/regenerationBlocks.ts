import type { Assignment, SectionBrief } from '../../../../domain/writing/writer.ts';
import { dataBlock } from './dataBlock.ts';

/** Raised with every change of this file's wording, and kept with each text that a model wrote again. */
export const regenerationVersion = '1';

/** Characters of a section's present text that a prompt holds: some twenty sentences. */
const maxOldCharacters = 1200;

/** What the person wants to be different; their words are data here as everywhere. */
export const instructionBlock = ({ regeneration }: Assignment): string => {
  const block = dataBlock('wish', regeneration?.instruction ?? '', 500);
  return (
    block && `The script was written before. This time the person wishes, and within the rules above it comes first:\n${block}`
  );
};

/** What stands in a section's place until now, and what comes after it. */
export function surroundingsBlocks({ surroundings }: SectionBrief, lean: boolean): string[] {
  if (!surroundings || lean) return [];
  const old = dataBlock('text_until_now', surroundings.replaced.join(' '), maxOldCharacters);
  if (old === '') return [];
  return ['It takes the place of this text. Say it anew, in other sentences and with other images:', old];
}
