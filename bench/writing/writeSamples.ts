import type { GenerateBody } from '../../shared/generations.schema.ts';
import type { Write } from './measure.ts';

const usual = { includeMetaphors: true, includeBreathing: true, advancedVisualization: false } as const;

/** Three requests that lie far apart, each with what a person might have typed. */
const samples: readonly { heading: string; request: GenerateBody }[] = [
  {
    heading: 'English, meditation, confidence before an exam, pragmatic, light, 5 minutes',
    request: {
      ...usual,
      language: 'en',
      type: 'meditation',
      theme: 'confidence',
      style: 'pragmatic',
      approach: 'breath',
      intensity: 'light',
      duration: 5,
      description: 'My exam is tomorrow and I keep going over everything.',
      listenerName: 'Robin',
    },
  },
  {
    heading: 'French (vous), hypnosis for sleep, gentle, deep, 8 minutes, no images of water',
    request: {
      ...usual,
      language: 'fr',
      type: 'hypnosis',
      theme: 'sleep',
      style: 'gentle',
      approach: 'calm',
      intensity: 'deep',
      duration: 8,
      description: 'Je me réveille la nuit et je pense au travail.',
      avoid: ['water'],
    },
  },
  {
    heading: 'German (du), meditation on gratitude, spiritual, nature, moderate, 10 minutes',
    request: {
      ...usual,
      language: 'de',
      type: 'meditation',
      theme: 'gratitude',
      style: 'spiritual',
      approach: 'nature',
      intensity: 'moderate',
      duration: 10,
      goal: 'den Garten am Abend genießen',
    },
  },
];

/** Whole scripts for people to read, as Markdown. */
export async function writeSamples(write: Write): Promise<string> {
  const texts = await Promise.all(
    samples.map(async ({ heading, request }, index) => {
      const { content } = await write(request, `sample-${index + 1}`);
      return `### ${heading}\n\n\`\`\`text\n${content}\n\`\`\``;
    }),
  );
  return texts.join('\n\n');
}
