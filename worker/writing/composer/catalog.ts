import { approaches, sectionKinds, styles, themes, type AvoidableImage } from '../../../shared/vocabulary.ts';

/**
 * What the phrase library knows how to do, apart from any language. A *function* is a job that a sentence does in
 * a script ("offer an anchor other than the breath"); every language fills each function with sentences of its own.
 * A *scene* is a metaphor told in order.
 *
 * `least` is the number of sentences below which a language's pack is refused.
 */
export type PhraseFunction = {
  readonly id: string;
  readonly least: number;
  readonly ordered?: true;
  readonly image?: AvoidableImage;
};

const fn = (id: string, least: number, more: Omit<PhraseFunction, 'id' | 'least'> = {}): PhraseFunction => ({
  id,
  least,
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

export const inductionKinds = ['fixation', 'progressive', 'breathing', 'heaviness', 'imagery'] as const;
export const deepenerKinds = ['countdown', 'stairs', 'breath', 'wave', 'light', 'refuge'] as const;

export const metaphorCategories = ['nature', 'journey', 'light', 'transformation'] as const;

/** Metaphor scenes, three in each category. The image is what a person may ask to avoid. */
export const scenes: readonly { id: string; category: (typeof metaphorCategories)[number]; image?: AvoidableImage }[] = [
  { id: 'scene.meadow', category: 'nature' },
  { id: 'scene.forest', category: 'nature' },
  { id: 'scene.shore', category: 'nature', image: 'water' },
  { id: 'scene.path', category: 'journey' },
  { id: 'scene.hilltop', category: 'journey', image: 'heights' },
  { id: 'scene.boat', category: 'journey', image: 'water' },
  { id: 'scene.morning-window', category: 'light' },
  { id: 'scene.lantern', category: 'light', image: 'dark' },
  { id: 'scene.hearth', category: 'light', image: 'fire' },
  { id: 'scene.garden', category: 'transformation' },
  { id: 'scene.workshop', category: 'transformation' },
  { id: 'scene.seasons', category: 'transformation' },
];

/** Where each function stands. Within a section the order of the list is the order in the script. */
export const functionsBySection = {
  settling: [
    fn('settling.welcome', 5),
    fn('settling.safety', 4),
    fn('settling.eyes', 4),
    fn('settling.stop', 3),
    fn('settling.posture', 10),
    fn('settling.arrive', 10),
  ],
  pretalk: [
    fn('pretalk.welcome', 5),
    fn('pretalk.safety', 4),
    fn('pretalk.control', 6),
    fn('pretalk.eyes', 4),
    fn('pretalk.explain', 9),
  ],
  breath: [
    fn('breath.notice', 6),
    fn('breath.place', 6),
    fn('breath.alternative', 4),
    fn('breath.rhythm', 7),
    fn('breath.outbreath', 7),
    fn('breath.wandering', 6),
    fn('breath.rest', 8),
  ],
  body: [fn('body.begin', 5), ...bodyRegions.map((region) => fn(`body.${region}`, 5)), fn('body.whole', 8)],
  theme: themes.flatMap((theme) => [
    fn(`theme.${theme}.open`, 5),
    fn(`theme.${theme}.explore`, 11),
    fn(`theme.${theme}.affirm`, 9),
  ]),
  suggestion: [
    ...styles.map((style) => fn(`style.${style}`, 8)),
    ...approaches.map((approach) => fn(`approach.${approach}`, 9)),
    fn('common.observe', 24),
    fn('common.trance', 16),
    fn('common.visualise', 10),
  ],
  scenes: [
    fn('scene.enter', 4),
    ...scenes.map(({ id, image }) => fn(id, 8, image ? { ordered: true, image } : { ordered: true })),
    fn('scene.leave', 6),
  ],
  induction: [
    fn('induction.begin', 5),
    ...inductionKinds.map((kind) => fn(`induction.${kind}`, 10, { ordered: true })),
    fn('induction.sink', 16),
  ],
  deepening: [
    fn('deepening.begin', 5),
    ...deepenerKinds.map((kind) =>
      fn(
        `deepening.${kind}`,
        kind === 'countdown' ? 10 : 8,
        kind === 'wave' ? { ordered: true, image: 'water' } : { ordered: true },
      ),
    ),
    fn('deepening.deeper', 10),
  ],
  integration: [fn('integration.carry', 10), fn('integration.everyday', 10)],
  posthypnotic: [fn('posthypnotic.cue', 9), fn('posthypnotic.carry', 9)],
  return: [fn('return.room', 5), fn('return.body', 6), fn('return.eyes', 4), fn('return.close', 5)],
  emergence: [
    fn('emergence.announce', 4),
    ...[1, 2, 3, 4, 5].map((n) => fn(`emergence.count-${n}`, 3)),
    fn('emergence.body', 5),
    fn('emergence.alert', 4),
    fn('emergence.close', 4),
  ],
  'sleep-tail': [fn('sleep.release', 8), fn('sleep.wake', 3), fn('sleep.drift', 18)],
  linking: [
    fn('link.breath', 4),
    fn('link.body', 4),
    fn('link.theme', 4),
    fn('link.deepening', 4),
    fn('link.integration', 4),
    fn('silence.invite', 16),
    /** Frames with a slot: `{name}` stands where a spoken name may stand, `{goal}` between quotation marks. */
    fn('frame.name', 6),
    fn('frame.goal', 4),
  ],
} satisfies Record<string, readonly PhraseFunction[]>;

export const phraseFunctions: readonly PhraseFunction[] = Object.values(functionsBySection).flat();

/** Titles that every pack gives: one or more for each section kind, scene and theme. */
export const titleKeys: readonly string[] = [
  ...sectionKinds.map((kind) => `section.${kind}`),
  ...themes.map((theme) => `script.${theme}`),
];
