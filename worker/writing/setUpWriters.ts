import type { Settings } from '../../config/settings.ts';
import { composer } from '../../domain/writing/composer/composer.ts';
import { createModelWriter } from './model/createModelWriter.ts';
import type { Price } from './model/service/modelSettings.ts';
import type { Writer } from '../../domain/writing/writer.ts';

/** The writers of this installation, the preferred one first: a model where one is set up, else the composer. */
export function setUpWriters(settings: Settings): readonly Writer[] {
  if (!settings.OPENAI_API_KEY && !settings.OPENAI_BASE_URL) return [composer];
  const model = createModelWriter({
    apiKey: settings.OPENAI_API_KEY,
    baseUrl: settings.OPENAI_BASE_URL,
    model: settings.OPENAI_MODEL,
    advancedModel: settings.OPENAI_MODEL_ADVANCED,
    prices: pricesOf(settings),
    firstTokenSeconds: settings.MODEL_FIRST_TOKEN_SECONDS,
    chunkSeconds: settings.MODEL_CHUNK_SECONDS,
    sectionSeconds: settings.MODEL_SECTION_SECONDS,
  });
  // What the composer began, it ends, also after a model was set up.
  return [model, composer];
}

/** By model: the stronger one has its own prices, and where it is not set up, they are of no use. */
function pricesOf(settings: Settings): Record<string, Price> {
  const plain = priced(settings.OPENAI_MODEL, settings.MODEL_PROMPT_PRICE, settings.MODEL_COMPLETION_PRICE);
  const { OPENAI_MODEL_ADVANCED: advanced } = settings;
  if (advanced === undefined || advanced === settings.OPENAI_MODEL) return plain;
  return { ...plain, ...priced(advanced, settings.MODEL_ADVANCED_PROMPT_PRICE, settings.MODEL_ADVANCED_COMPLETION_PRICE) };
}

const priced = (model: string, prompt: number | undefined, completion: number | undefined): Record<string, Price> =>
  prompt === undefined || completion === undefined ? {} : { [model]: { prompt, completion } };
