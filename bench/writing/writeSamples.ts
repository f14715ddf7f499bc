import { execFileSync } from 'node:child_process';
import type { GenerateBody } from '../../shared/generations.schema.ts';
import type { Write } from './measure.ts';

const usual = {
  theme: 'stress',
  style: 'gentle',
  approach: 'calm',
  intensity: 'moderate',
  duration: 10,
  includeMetaphors: true,
  includeBreathing: true,
  advancedVisualization: false,
} as const;

/** One request a language that lies far from the others, with what a person might have typed. */
const samples: readonly { heading: string; request: GenerateBody }[] = [
  {
    heading: 'English, hypnosis, stopping smoking',
    request: {
      ...usual,
      language: 'en',
      type: 'hypnosis',
      style: 'pragmatic',
      description: 'I want to stop smoking. I smoke on the balcony with my coffee, and after an argument.',
      listenerName: 'Robin',
    },
  },
  {
    heading: 'French (vous), hypnosis, waking at night, no images of water',
    request: {
      ...usual,
      language: 'fr',
      type: 'hypnosis',
      theme: 'sleep',
      intensity: 'deep',
      description: 'Je me réveille à trois heures du matin et je pense au travail.',
      avoid: ['water'],
    },
  },
  {
    heading: 'Spanish, hypnosis, a driving test',
    request: {
      ...usual,
      language: 'es',
      type: 'hypnosis',
      theme: 'confidence',
      approach: 'breath',
      intensity: 'light',
      description: 'Tengo el examen de conducir el martes y el examinador me pone nervioso.',
    },
  },
  {
    heading: 'German (du), meditation, grief, spiritual',
    request: {
      ...usual,
      language: 'de',
      type: 'meditation',
      theme: 'healing',
      style: 'spiritual',
      description: 'Mein Vater ist im Mai gestorben. Abends in der Küche fehlt er mir am meisten.',
    },
  },
  {
    heading: 'Italian, meditation, lasting pain, mindfulness',
    request: {
      ...usual,
      language: 'it',
      type: 'meditation',
      theme: 'healing',
      style: 'mindfulness',
      approach: 'bodyscan',
      description: 'Ho mal di schiena da anni, soprattutto in ufficio e in macchina.',
    },
  },
  {
    heading: 'Portuguese, meditation, panic',
    request: {
      ...usual,
      language: 'pt',
      type: 'meditation',
      theme: 'anxiety',
      description: 'Tenho crises de pânico no supermercado e no ônibus.',
    },
  },
];

/** One that stays, and two that nobody chose: of the commit that the scripts are written at. */
function chooseSeeds(): readonly string[] {
  const hash = execFileSync('git', ['rev-parse', 'HEAD'], { cwd: import.meta.dirname, encoding: 'utf8' }).trim();
  return ['1', hash.slice(0, 7), hash.slice(7, 14)];
}

/** Whole scripts for people to read, as Markdown. */
export async function writeSamples(write: Write): Promise<string> {
  const seeds = chooseSeeds();
  const texts = await Promise.all(
    samples.map(async ({ heading, request }, index) => {
      const seed = seeds[index % seeds.length] ?? '1';
      const { content } = await write(request, seed);
      const asked = request.description ?? '';
      return `### ${heading}\n\n“${asked}” · ${request.duration} minutes · seed ${seed}\n\n\`\`\`text\n${content}\n\`\`\``;
    }),
  );
  return texts.join('\n\n');
}
