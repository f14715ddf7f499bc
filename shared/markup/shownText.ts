import type { Script } from '../scripts.schema.ts';
import { assembleContent } from './assembleContent.ts';

/** The text that a script shows: its own, and until it has one its finished sections put together. */
export const shownText = ({ content, sections }: Pick<Script, 'content' | 'sections'>): string =>
  content === '' ? assembleContent(sections) : content;
