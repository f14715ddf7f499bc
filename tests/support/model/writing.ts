import { clockFor } from '../../../shared/markup/clock.ts';
import type { GenerateBody } from '../../../shared/generations.schema.ts';
import { addressFormsOf } from '../../../shared/vocabulary.ts';
import { createModelWriter } from '../../../worker/writing/model/createModelWriter.ts';
import { usualRequest } from '../usualRequest.ts';
import type { ModelSettings } from '../../../worker/writing/model/service/modelSettings.ts';
import { planScript } from '../../../domain/writing/plan.ts';
import type { Assignment, Hooks, ModelCall, SectionBrief, Writer } from '../../../domain/writing/writer.ts';

/** An assignment as the worker makes it. */
export function makeAssignment(asked: Partial<GenerateBody> = {}): Assignment {
  const body = { ...usualRequest, ...asked };
  const [preset = 'informal'] = addressFormsOf[body.language];
  return {
    request: body,
    address: body.address ?? preset,
    readingSpeed: 100,
    clock: clockFor(body),
    plan: planScript(body),
    seed: 'seed-1',
    recent: new Set<string>(),
    advanced: false,
  };
}

/** The brief of one section, with nothing before it. */
export function makeBrief(assignment: Assignment, position = 1, before: SectionBrief['before'] = []): SectionBrief {
  const section = assignment.plan.sections[position - 1];
  if (!section) throw new Error(`The plan has no section ${position}.`);
  const titles = assignment.plan.sections.map(({ kind }) => `Title of ${kind}`);
  return {
    section: { ...section, title: titles[position - 1] ?? '' },
    titles,
    speechSeconds: section.plannedSeconds * (1 - section.silenceShare),
    before,
  };
}

export type Watched = Hooks & {
  readonly calls: ModelCall[];
  readonly texts: { readonly text: string; readonly at: number }[];
  readonly stop: AbortController;
};

/** Hooks that remember everything. */
export function makeHooks(): Watched {
  const stop = new AbortController();
  const calls: ModelCall[] = [];
  const texts: { text: string; at: number }[] = [];
  return {
    stop,
    calls,
    texts,
    signal: stop.signal,
    onText: (text) => void texts.push({ text, at: performance.now() }),
    onCall: async (call) => void calls.push(call),
  };
}

/** A writer on a local server. Its deadlines are longer than a test may take: one that is not meant shows as a test that hangs. */
export function makeWriter(baseUrl: string, settings: Partial<ModelSettings> = {}): Writer {
  return createModelWriter({
    apiKey: 'test-key',
    baseUrl,
    model: 'test-model',
    firstTokenSeconds: 60,
    chunkSeconds: 60,
    sectionSeconds: 300,
    ...settings,
  });
}
