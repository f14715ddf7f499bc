import type { GenerateBody } from '../../../shared/generations.schema.ts';
import { createModelWriter } from '../../../worker/writing/model/createModelWriter.ts';
import { writeWhole, type Whole } from '../../../domain/writing/writeWhole.ts';
import type { ModelCall } from '../../../domain/writing/writer.ts';
import { startModelServer } from '../modelServer.ts';

export type ModelBench = {
  /** A whole script through the model writer, and every call that it took. The same request and seed give the same one. */
  readonly write: (request: GenerateBody, seed: string) => Promise<Whole & { readonly calls: readonly ModelCall[] }>;
  readonly close: () => Promise<void>;
};

type Options = {
  readonly seed?: string;
  /** The shares by which the model's texts miss the length they were asked for. */
  readonly lengthError?: readonly [min: number, max: number];
};

/**
 * The model writer on a local server that speaks the real protocol and whose sentences are the phrase library's, in
 * texts that miss their length. Scripts may be written side by side; when all are done, close it.
 */
export async function openModelBench({ seed = 'bench', lengthError = [-0.4, 0.4] }: Options = {}): Promise<ModelBench> {
  const server = await startModelServer({ seed, lengthError });
  return {
    write: async (request, scriptSeed) => {
      const calls: ModelCall[] = [];
      const writer = createModelWriter({
        // The server's own measure of who is asking.
        apiKey: `${scriptSeed}/${JSON.stringify(request)}`.replaceAll(/[^\x21-\x7e]/gu, '-'),
        baseUrl: server.url,
        model: 'bench-model',
        firstTokenSeconds: 60,
        chunkSeconds: 60,
        sectionSeconds: 300,
      });
      const onCall = async (call: ModelCall) => void calls.push(call);
      const hooks = { signal: new AbortController().signal, onText: () => undefined, onCall };
      // What was asked is of no more use, and a long run would keep it all.
      server.requests.length = 0;
      return { ...(await writeWhole({ request, seed: scriptSeed, writer, hooks })), calls };
    },
    close: server.close,
  };
}
