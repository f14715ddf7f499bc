import type { Settings } from '../../config/settings.ts';
import { composer } from './composer/composer.ts';
import { createModelWriter } from './model/createModelWriter.ts';
import type { Writer } from './writer.ts';

/** The writers of this installation, the preferred one first: a model where one is set up, else the composer. */
export function setUpWriters(settings: Settings): readonly Writer[] {
  if (!settings.OPENAI_API_KEY && !settings.OPENAI_BASE_URL) return [composer];
  const model = createModelWriter({
    apiKey: settings.OPENAI_API_KEY,
    baseUrl: settings.OPENAI_BASE_URL,
    model: settings.OPENAI_MODEL,
    advancedModel: settings.OPENAI_MODEL_ADVANCED,
    firstTokenSeconds: settings.MODEL_FIRST_TOKEN_SECONDS,
    chunkSeconds: settings.MODEL_CHUNK_SECONDS,
    sectionSeconds: settings.MODEL_SECTION_SECONDS,
  });
  // What the composer began, it ends, also after a model was set up.
  return [model, composer];
}
