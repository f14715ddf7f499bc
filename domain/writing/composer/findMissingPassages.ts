import { needs, scriptTypes, styles, themes, type Need, type ScriptType, type Theme } from '../../../shared/vocabulary.ts';
import { detailTags } from './detailRoles.ts';
import { isOfSleep, keyOf } from './needs.ts';
import type { Pack } from './pack.ts';
import { sectionPassageKinds, type Passage, type SectionPassageKind } from './readPassages.ts';
import { partsOf } from './parts.ts';
import { stepsOf } from './steps.ts';

/** Passages that the heart of a need has for each type of script, and those of each of its other kinds (spec: writing, 10). */
const [minHeart, minOfKind, minShort, minAsleep] = [8, 3, 2, 3];
/** Ways to say a need that a pack knows; people have more. */
const minWordings = 10;
/** Passages of a theme for each type of script, and those of any theme, of which each style has some (spec: writing, 10). */
const [minOfTheme, minOfAny, minOfStyle] = [12, 32, 3];
/**
 * Passages around the heart that are for no need: how many, how many of them have a short core, and how many may stand in a script
 * that ends asleep (spec: writing, 10; what it gives no number for is as many as an hour’s script has time for).
 */
const minOfSection: Readonly<Record<SectionPassageKind, { all: number; short: number; asleep: number }>> = {
  arrival: { all: 6, short: 2, asleep: 6 },
  breath: { all: 12, short: 0, asleep: 12 },
  body: { all: 20, short: 0, asleep: 20 },
  explanation: { all: 4, short: 2, asleep: 4 },
  induction: { all: 6, short: 0, asleep: 6 },
  deepener: { all: 8, short: 3, asleep: 8 },
  cue: { all: 4, short: 2, asleep: 2 },
  posthypnotic: { all: 6, short: 2, asleep: 3 },
  integration: { all: 7, short: 2, asleep: 3 },
  return: { all: 6, short: 2, asleep: 0 },
  'sleep-ending': { all: 7, short: 3, asleep: 7 },
};

/** Which passages a pack lacks: of its needs, of each theme, of any, and around the heart. */
export function findMissingPassages(pack: Pack): string[] {
  return [
    ...needs.flatMap((need) => missingOfNeed(pack, need)),
    ...themes.flatMap((theme) => missingOfTheme(pack, theme)),
    ...missingOfAnyTheme(pack),
    ...sectionPassageKinds.flatMap((kind) => missingOfSection(pack, kind)),
    ...missingParts(pack),
    ...missingScenes(pack),
    ...missingOfSymptoms(pack),
  ];
}

/** Each symptom that a person may name, with any need and with a theme. */
const missingOfSymptoms = ({ passages }: Pack): string[] =>
  detailTags.symptom.flatMap((tag) =>
    (['response', 'body'] as const).flatMap((step) =>
      lack(
        `passages/symptom.json: ${tag}, ${step}`,
        passages.filter((one) => one.step === step && one.about?.role === 'symptom' && one.about.tags.includes(tag)),
        1,
      ),
    ),
  );

/** So that a second script need not go the same way through breath and body. */
const minOfPart = 2;

const missingParts = ({ passages }: Pack): string[] =>
  (['breath', 'body'] as const).flatMap((kind) =>
    partsOf(kind).flatMap((part) =>
      lack(
        `passages/${kind}.json: ${part}`,
        passages.filter((one) => one.kind === kind && one.part === part),
        minOfPart,
      ),
    ),
  );

/** Scenes that a script which ends asleep may tell. */
const minScenesAsleep = 12;

/** That each scene is there, and none beside them, the check of the functions says. */
const missingScenes = ({ passages }: Pack): string[] =>
  lack(
    'passages/scene.json: for scripts that end asleep',
    passages.filter(({ kind, fitsSleep }) => kind === 'scene' && fitsSleep),
    minScenesAsleep,
  );

function missingOfSection({ passages }: Pack, kind: SectionPassageKind): string[] {
  const own = passages.filter((passage) => passage.need === null && passage.kind === kind);
  const { short, asleep } = countsOf(own, null);
  const min = minOfSection[kind];
  return [
    ...lack(`passages/${kind}.json`, own, min.all),
    ...lack(`passages/${kind}.json: short ones`, short, min.short),
    ...lack(`passages/${kind}.json: for scripts that end asleep`, asleep, min.asleep),
  ];
}

function missingOfNeed({ passages, lexicon, contexts }: Pack, need: Need): string[] {
  // What is about a detail is said to nobody who names none.
  const own = passages.filter((passage) => passage.need === need && passage.about === null);
  const { phrases, inAnyClause } = { phrases: [], inAnyClause: [], ...contexts.get(keyOf(need)) };
  const wordings = (lexicon.get(keyOf(need))?.length ?? 0) + phrases.length + inAnyClause.length;
  if (wordings < minWordings) return [`needs.json: ${need}: ${wordings} of at least ${minWordings} words and phrases`];
  return scriptTypes.flatMap((type) => {
    const usable = own.filter(({ types }) => types.includes(type));
    const heart = usable.filter(({ kind }) => kind === 'heart');
    const kinds = isOfSleep(need) ? [] : kindsOf[type];
    const { short, asleep, ofEachStep } = countsOf(heart, need);
    return [
      ...lack(`${need}, ${type}: heart passages`, heart, minHeart),
      ...lack(`${need}, ${type}: short ones`, short, minShort),
      ...lack(`${need}, ${type}: for scripts that end asleep`, asleep, isOfSleep(need) ? minHeart : minAsleep),
      ...ofEachStep.flatMap(({ step, list }) => lack(`${need}, ${type}: of the step ${step}`, list, 1)),
      ...kinds.flatMap((kind) => {
        const list = usable.filter((one) => one.kind === kind);
        return lack(`${need}, ${type}: ${kind}`, list, minOfKind);
      }),
    ];
  });
}

function missingOfTheme({ passages }: Pack, theme: Theme): string[] {
  const own = passages.filter((passage) => passage.theme === theme);
  return scriptTypes.flatMap((type) => {
    const usable = own.filter(({ types }) => types.includes(type));
    const { short, asleep, ofEachStep } = countsOf(usable, null);
    return [
      ...lack(`${theme}, ${type}: passages`, usable, minOfTheme),
      ...lack(`${theme}, ${type}: short ones`, short, minShort),
      ...lack(`${theme}, ${type}: for scripts that end asleep`, asleep, theme === 'sleep' ? minOfTheme : minAsleep),
      ...ofEachStep.flatMap(({ step, list }) => lack(`${theme}, ${type}: of the step ${step}`, list, 1)),
    ];
  });
}

function missingOfAnyTheme({ passages }: Pack): string[] {
  const own = passages.filter(
    ({ need, theme, about, kind }) => need === null && theme === null && about === null && kind === 'heart',
  );
  const ofStyle = styles.flatMap((style) =>
    lack(
      `any theme: in the style ${style}`,
      own.filter((one) => one.styles?.includes(style)),
      minOfStyle,
    ),
  );
  return [...lack('any theme: passages', own, minOfAny), ...ofStyle];
}

const kindsOf = { hypnosis: ['cue', 'posthypnotic'], meditation: ['integration'] } as const satisfies Record<ScriptType, unknown>;

const countsOf = (passages: readonly Passage[], need: Need | null) => ({
  short: passages.filter(({ isShort }) => isShort),
  asleep: passages.filter(({ fitsSleep }) => fitsSleep),
  ofEachStep: stepsOf(need).map((step) => ({ step, list: passages.filter((one) => one.step === step) })),
});

const lack = (what: string, { length }: readonly Passage[], min: number): string[] =>
  length < min ? [`${what}: ${length} of at least ${min}`] : [];
