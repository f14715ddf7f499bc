import type { Task } from '../compute/Task.ts';
import type { ThreadPool } from '../compute/ThreadPool.ts';
import { analyseText, type TextAnalysis, type TextToAnalyse } from './analyseText.ts';

/**
 * Characters of a text whose analysis holds nobody up: ordinary ones take 2 ms, and those of nothing but titles or of one
 * sentence over and over, which take the longest, some 20 ms.
 */
const maxInline = 500;

const analysis: Task<typeof analyseText> = { file: new URL('./analyseText.ts', import.meta.url), name: 'analyseText' };

/** What follows from a text. It may have to wait for a thread: whoever asks must hold no lock and no connection. */
export async function requestAnalysis(
  texts: ThreadPool,
  owner: string,
  { content, facts, lasted }: TextToAnalyse,
): Promise<TextAnalysis> {
  const { language, type, theme, endsAsleep, address, readingSpeed, request } = facts;
  // A script's row is such facts too: nothing else of it has to be copied.
  const text = {
    content,
    facts: { language, type, theme, endsAsleep, address, readingSpeed, ...(request && { request }) },
    ...(lasted !== undefined && { lasted }),
  };
  return content.length <= maxInline ? analyseText(text) : texts.run(analysis, text, { owner });
}
