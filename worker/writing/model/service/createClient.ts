import OpenAI from 'openai';
import { readStreamErrors } from './readStreamErrors.ts';
import type { ModelSettings } from './modelSettings.ts';

/** Milliseconds after which the package gives up by itself; later than every deadline of ours can be. */
const packageTimeout = 1_900_000;

/**
 * The client of the model's service. Retries are the queue's business, deadlines are ours, and the package must stay
 * silent: with OPENAI_LOG=debug in the environment it would write prompts into the log.
 */
export function createClient({ apiKey, baseUrl }: ModelSettings): OpenAI {
  return new OpenAI({
    // The package refuses to start without a key; the header goes out only where there is one.
    apiKey: apiKey ?? 'none',
    ...(apiKey === undefined && { defaultHeaders: { Authorization: null } }),
    baseURL: baseUrl ?? 'https://api.openai.com/v1',
    organization: null,
    project: null,
    maxRetries: 0,
    timeout: packageTimeout,
    logLevel: 'off',
    fetch: readStreamErrors,
  });
}
