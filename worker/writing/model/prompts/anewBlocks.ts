import type { Assignment, SectionBrief } from '../../../../domain/writing/writer.ts';
import { dataBlock } from './dataBlock.ts';

/** Raised with every change of this file's wording, and kept with each text that a model wrote anew. */
export const anewVersion = '1';

/** Characters of a section's present text that a prompt holds: some twenty sentences. */
const mostOfOld = 1200;

/** What the person wants to be different; their words are data here as everywhere. */
export const wishBlock = ({ anew }: Assignment): string => {
  const block = dataBlock('wish', anew?.wish ?? '', 500);
  return (
    block && `The script was written before. This time the person wishes, and within the rules above it comes first:\n${block}`
  );
};

/** What stands in a section's place until now, and what comes after it. */
export function amidBlocks({ amid }: SectionBrief, lean: boolean): string[] {
  if (!amid || lean) return [];
  const old = dataBlock('text_until_now', amid.replaced.join(' '), mostOfOld);
  if (old === '') return [];
  return ['It takes the place of this text. Say it anew, in other sentences and with other images:', old];
}
