import {
  approaches,
  intensities,
  sectionKinds,
  styles,
  themes,
  type AvoidableSubject,
  type MetaphorCategory,
} from '../../../shared/vocabulary.ts';

/**
 * What the phrase library knows how to do, apart from any language. A *function* is a job that a sentence does in
 * a script ("offer an anchor other than the breath"); every language fills each function with sentences of its own.
 * A *scene* is a metaphor told in order.
 *
 * `min` is the number of sentences below which a language's pack is refused.
 */
export type PhraseFunction = {
  readonly id: string;
  readonly min: number;
  readonly ordered?: true;
  readonly subjects?: readonly AvoidableSubject[];
};

const fn = (id: string, min: number, more: Omit<PhraseFunction, 'id' | 'min'> = {}): PhraseFunction => ({
  id,
  min,
  ...more,
});

/** Body regions in the order in which attention travels. */
export const bodyRegions = [
  'scalp',
  'forehead',
  'eyes',
  'jaw',
  'neck',
  'shoulders',
  'arms',
  'hands',
  'chest',
  'upper-back',
  'belly',
  'lower-back',
  'hips',
  'thighs',
  'calves',
  'feet',
] as const;

/** From ten down to one, as the countdown deepener says them. */
export const countdownNumbers = [10, 9, 8, 7, 6, 5, 4, 3, 2, 1] as const;

export type Scene = {
  readonly id: string;
  readonly category: MetaphorCategory;
  readonly subjects?: readonly AvoidableSubject[];
};

/** Metaphor scenes, six in each category, with what a person may ask to avoid of them. */
export const scenes: readonly Scene[] = [
  { id: 'scene.meadow', category: 'nature' },
  { id: 'scene.forest', category: 'nature', subjects: ['forest'] },
  { id: 'scene.shore', category: 'nature', subjects: ['water', 'sea'] },
  { id: 'scene.orchard', category: 'nature', subjects: ['garden'] },
  { id: 'scene.snow', category: 'nature', subjects: ['snow', 'cold'] },
  { id: 'scene.rain', category: 'nature', subjects: ['water', 'rain'] },
  { id: 'scene.path', category: 'journey' },
  { id: 'scene.hilltop', category: 'journey', subjects: ['heights', 'mountains'] },
  { id: 'scene.boat', category: 'journey', subjects: ['water', 'boat'] },
  { id: 'scene.train', category: 'journey', subjects: ['enclosed', 'train'] },
  { id: 'scene.bridge', category: 'journey', subjects: ['water', 'heights', 'bridge'] },
  { id: 'scene.homecoming', category: 'journey', subjects: ['home'] },
  { id: 'scene.morning-window', category: 'light' },
  { id: 'scene.lantern', category: 'light', subjects: ['dark', 'fire'] },
  { id: 'scene.hearth', category: 'light', subjects: ['fire'] },
  { id: 'scene.stars', category: 'light', subjects: ['dark', 'night-sky'] },
  { id: 'scene.glasshouse', category: 'light', subjects: ['garden'] },
  { id: 'scene.sunlit-wall', category: 'light' },
  { id: 'scene.garden', category: 'transformation', subjects: ['garden'] },
  { id: 'scene.workshop', category: 'transformation' },
  { id: 'scene.seasons', category: 'transformation' },
  { id: 'scene.butterfly', category: 'transformation', subjects: ['enclosed', 'insects'] },
  { id: 'scene.loom', category: 'transformation' },
  { id: 'scene.bread', category: 'transformation', subjects: ['fire', 'food'] },
];

/** What a request may be about beside its theme; each language's lexicon names the words that call for it. */
export const concepts = [
  'work',
  'exam',
  'stage',
  'study',
  'children',
  'relationship',
  'separation',
  'grief',
  'loneliness',
  'anger',
  'worry',
  'change',
  'pain',
  'illness',
  'tiredness',
  'waking-at-night',
  'food',
  'habit',
  'sport',
  'travel',
  'caring',
  'birth',
  'age',
  'money',
  'screens',
  'perfection',
  'beginner',
  'morning',
] as const;

/** Where each function stands. Within a section the order of the list is the order in the script. */
export const functionsBySection = {
  settling: [
    fn('settling.welcome', 8),
    fn('settling.safety', 6),
    fn('settling.eyes', 6),
    fn('settling.stop', 5),
    fn('settling.posture', 13),
    fn('settling.arrive', 13),
  ],
  pretalk: [
    fn('pretalk.welcome', 8),
    fn('pretalk.safety', 6),
    fn('pretalk.control', 9),
    fn('pretalk.eyes', 6),
    fn('pretalk.explain', 14),
  ],
  breath: [
    fn('breath.notice', 12),
    fn('breath.place', 12),
    fn('breath.alternative', 8),
    fn('breath.rhythm', 14),
    fn('breath.outbreath', 14),
    fn('breath.wandering', 14),
    fn('breath.rest', 16),
  ],
  body: [fn('body.begin', 12), ...bodyRegions.map((region) => fn(`body.${region}`, 8)), fn('body.whole', 20)],
  theme: themes.flatMap((theme) => [
    fn(`theme.${theme}.open`, 8),
    fn(`theme.${theme}.explore`, 30),
    fn(`theme.${theme}.affirm`, 25),
    ...styles.map((style) => fn(`theme.${theme}.${style}`, 5)),
  ]),
  suggestion: [
    ...styles.map((style) => fn(`style.${style}`, 24)),
    ...approaches.map((approach) => fn(`approach.${approach}`, 22)),
    ...intensities.map((intensity) => fn(`intensity.${intensity}`, 16)),
    fn('common.observe', 34),
    fn('common.trance', 28),
    fn('common.visualise', 20),
  ],
  concepts: concepts.map((concept) => fn(`concept.${concept}`, 6)),
  scenes: scenes.map(({ id, subjects }) => fn(id, 12, subjects ? { ordered: true, subjects } : { ordered: true })),
  induction: [fn('induction.begin', 10), fn('induction.sink', 28)],
  deepening: [
    fn('deepening.begin', 8),
    fn('deepening.announce', 3),
    ...countdownNumbers.map((number) => fn(`deepening.count-${number}`, 3)),
    fn('deepening.deeper', 20),
  ],
  integration: [fn('integration.carry', 22), fn('integration.everyday', 22)],
  posthypnotic: [fn('posthypnotic.cue', 22), fn('posthypnotic.carry', 22)],
  return: [fn('return.room', 10), fn('return.body', 14), fn('return.eyes', 8), fn('return.close', 10)],
  emergence: [
    fn('emergence.announce', 8),
    ...[1, 2, 3, 4, 5].map((n) => fn(`emergence.count-${n}`, 6)),
    fn('emergence.body', 14),
    fn('emergence.alert', 8),
    fn('emergence.close', 8),
  ],
  'sleep-tail': [fn('sleep.release', 16), fn('sleep.wake', 6), fn('sleep.drift', 36)],
  linking: [
    fn('link.breath', 8),
    fn('link.body', 8),
    fn('link.theme', 8),
    fn('link.deepening', 8),
    fn('link.integration', 8),
    fn('silence.invite', 32),
    /** Frames with a slot: `{name}` stands where a spoken name may stand, `{goal}` between quotation marks. */
    fn('frame.name', 8),
    fn('frame.goal', 6),
  ],
} satisfies Record<string, readonly PhraseFunction[]>;

export const phraseFunctions: readonly PhraseFunction[] = Object.values(functionsBySection).flat();

/** Titles that every pack gives: one or more for each section kind and theme. */
export const titleKeys: readonly string[] = [
  ...sectionKinds.map((kind) => `section.${kind}`),
  ...themes.map((theme) => `script.${theme}`),
];

/** What a word of a request can call for: a concept or a scene. Every pack's lexicon has words for each. */
export const lexiconKeys: readonly string[] = [...concepts.map((concept) => `concept.${concept}`), ...scenes.map(({ id }) => id)];
