import type { Script, UpdateScriptBody } from '../../shared/scripts.schema.ts';
import { refusal } from './refusal.ts';
import { sampleGeneration, sampleScript } from './sampleScript.ts';

/** A server with one script, that keeps the rules of PATCH. */
export function savingServer(content: string) {
  let script: Script = sampleScript({ content, revision: 1, generation: null });
  const saved: UpdateScriptBody[] = [];
  const failures: Error[] = [];
  let isDeleted = false;
  let gate: Promise<void> = Promise.resolve();
  return {
    saved,
    /** The next calls fail with these. */
    failWith: (...errors: Error[]) => failures.push(...errors),
    script: () => script,
    change(next: string): void {
      script = { ...script, content: next, revision: script.revision + 1 };
    },
    setGeneration(status: 'running' | 'completed' | null): void {
      const generation = status && sampleGeneration({ status });
      script = { ...script, generation, revision: script.revision + 1 };
    },
    remove: () => void (isDeleted = true),
    /** Answers wait until the function that this gives is called. */
    hold(): () => void {
      const { promise, resolve } = Promise.withResolvers<void>();
      gate = promise;
      return resolve;
    },
    async save(body: UpdateScriptBody) {
      await gate;
      const failure = failures.shift();
      if (failure) throw failure;
      if (isDeleted) throw refusal(404, 'NOT_FOUND');
      if (script.generation?.status === 'running') throw refusal(409, 'SCRIPT_BUSY');
      if (body.baseRevision !== script.revision) throw refusal(409, 'VERSION_CONFLICT');
      saved.push(body);
      script = { ...script, content: body.content ?? script.content, revision: script.revision + 1 };
      return script;
    },
    async read() {
      if (isDeleted) throw refusal(404, 'NOT_FOUND');
      return script;
    },
    async restore() {
      isDeleted = false;
      return script;
    },
  };
}
