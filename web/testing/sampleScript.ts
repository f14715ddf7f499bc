import type { Generation } from '../../shared/generations.schema.ts';
import type { Script, Section } from '../../shared/scripts.schema.ts';

const at = '2026-11-20T20:00:00.000Z';

export const sampleGeneration = (changed: Partial<Generation> = {}): Generation => ({
  id: '0193a000-0000-7000-8000-0000000000a1',
  scriptId: '0193a000-0000-7000-8000-0000000000b1',
  status: 'running',
  stage: 'section',
  cost: 2,
  charged: null,
  attempts: 1,
  sectionsDone: 0,
  sectionsTotal: 2,
  failure: null,
  retryOf: null,
  scope: null,
  proposal: null,
  cancelRequestedAt: null,
  availableAt: at,
  createdAt: at,
  startedAt: at,
  finishedAt: null,
  ...changed,
});

export const sampleSection = (position: number): Section => ({
  position,
  kind: 'breath',
  title: `Part ${position}`,
  plannedSeconds: 60,
  content: `The breath comes as it comes. [pause:4]\nThat is enough.`,
  speechSeconds: 4,
  silenceSeconds: 4.7,
});

export function sampleScript(changed: Partial<Script> = {}): Script {
  const generation = changed.generation === undefined ? sampleGeneration() : changed.generation;
  return {
    id: '0193a000-0000-7000-8000-0000000000b1',
    title: 'Harbour at dusk',
    type: 'meditation',
    theme: 'stress',
    style: 'gentle',
    approach: 'nature',
    intensity: 'moderate',
    language: 'en',
    address: 'informal',
    duration: 10,
    status: 'writing',
    writer: 'composer',
    readingSpeed: 100,
    words: 0,
    timing: null,
    paid: 0,
    revision: 3,
    favorite: false,
    createdAt: at,
    updatedAt: at,
    content: '',
    outline: [1, 2].map((position) => ({ position, kind: 'breath' as const, title: `Part ${position}`, plannedSeconds: 60 })),
    sections: [],
    findings: [],
    request: {
      type: 'meditation',
      theme: 'stress',
      duration: 10,
      language: 'en',
      style: 'gentle',
      approach: 'nature',
      intensity: 'moderate',
      includeMetaphors: true,
      includeBreathing: true,
      advancedVisualization: false,
    },
    writerDetail: null,
    seed: null,
    steering: null,
    ...changed,
    generation,
  };
}
