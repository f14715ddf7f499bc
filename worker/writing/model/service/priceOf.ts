import type { Completion } from './readCompletion.ts';
import type { ModelSettings } from './modelSettings.ts';

const million = 1_000_000;

/** What a call cost by the prices that are set, in US dollars; `null` where a price or a count is missing. */
export function priceOf({ prices }: ModelSettings, model: string, usage: Completion['usage']): number | null {
  const price = prices?.[model];
  if (!price || !usage || usage.promptTokens === null || usage.completionTokens === null) return null;
  return (usage.promptTokens * price.prompt + usage.completionTokens * price.completion) / million;
}
