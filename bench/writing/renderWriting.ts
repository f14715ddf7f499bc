import type { Measured } from './measure.ts';
import type { Hearts } from './measureHearts.ts';

type Overlap = { readonly mean: number; readonly worst: number };
type Results = {
  readonly composed: Measured;
  readonly overlaps: Readonly<Record<15 | 30, Overlap>>;
  /** Scripts of an hour. */
  readonly long: Measured;
  readonly hearts: Hearts;
  readonly modelled: Measured;
};
type Line = {
  readonly measure: string;
  readonly composer: string;
  readonly model: string;
  readonly goal: string;
  readonly holds: boolean | null;
};

/** The table of `docs/WRITING.md`, and whether every goal holds. */
export function renderWriting(results: Results): { text: string; holds: boolean } {
  const lines = linesOf(results);
  const cells = lines.map(({ measure, composer, model, goal, holds }) => [
    measure,
    composer,
    model,
    goal,
    holds === null ? '' : holds ? 'yes' : '**no**',
  ]);
  const heads = ['Measure', 'Composer', 'Model writer', 'Goal', 'Holds'];
  const table = [heads, heads.map(() => '---'), ...cells].map((line) => `| ${line.join(' | ')} |`).join('\n');
  const advice = `Advice (scripts with at least one such finding): composer ${listCodes(results.composed.advisoryCodes)}; model writer ${listCodes(results.modelled.advisoryCodes)}.`;
  return { text: `${table}\n\n${advice}`, holds: lines.every(({ holds }) => holds !== false) };
}

function linesOf({ composed, overlaps, long, hearts, modelled }: Results): Line[] {
  return [
    { measure: 'Scripts', composer: String(composed.scripts), model: String(modelled.scripts), goal: '', holds: null },
    {
      measure: 'Without a fatal finding',
      composer: percent(composed.fatalFree, composed.scripts),
      model: percent(modelled.fatalFree, modelled.scripts),
      goal: '100 %',
      holds: composed.fatalFree === composed.scripts && modelled.fatalFree === modelled.scripts,
    },
    {
      measure: 'Duration by the clock: worst error',
      composer: seconds(composed.worstSeconds),
      model: seconds(modelled.worstSeconds),
      goal: 'composer ≤ 1 s',
      holds: composed.worstSeconds <= 1,
    },
    {
      measure: 'Duration: mean error',
      composer: seconds(composed.meanSeconds),
      model: seconds(modelled.meanSeconds),
      goal: '',
      holds: null,
    },
    {
      measure: 'Duration within 1 %',
      composer: percent(composed.withinPercent, composed.scripts),
      model: percent(modelled.withinPercent, modelled.scripts),
      goal: 'model ≥ 99 %',
      holds: modelled.withinPercent >= 0.99 * modelled.scripts,
    },
    {
      measure: 'Sentences said twice within a script',
      composer: String(composed.repeated),
      model: String(modelled.repeated),
      goal: 'composer 0',
      holds: composed.repeated === 0,
    },
    ...([15, 30] as const).map((minutes) => overlapLine(minutes, overlaps[minutes])),
    ...longLines(long),
    ...heartLines(hearts),
    {
      measure: 'Sections in the asked language',
      composer: percent(composed.sectionsInLanguage, composed.sections),
      model: percent(modelled.sectionsInLanguage, modelled.sections),
      goal: '100 %',
      holds: composed.sectionsInLanguage === composed.sections && modelled.sectionsInLanguage === modelled.sections,
    },
    {
      measure: 'Sentences a second, writing alone',
      composer: (composed.sentences / composed.writingSeconds).toFixed(0),
      model: (modelled.sentences / modelled.writingSeconds).toFixed(0),
      goal: '',
      holds: null,
    },
  ];
}

const longLines = ({ scripts, fatalFree, worstSeconds }: Measured): Line[] => [
  {
    measure: `An hour: without a fatal finding, worst error of the duration`,
    composer: `${percent(fatalFree, scripts)}, ${seconds(worstSeconds)}`,
    model: '',
    goal: '100 %, ≤ 1 s',
    holds: fatalFree === scripts && worstSeconds <= 1,
  },
];

/** The goals are those of the specification of writing, 13 and 15. */
function heartLines({ linked, linkedShuffled, single, needShare, sixthOfFirst }: Hearts): Line[] {
  const line = (measure: string, figure: string, goal: string, holds: boolean): Line => ({
    measure,
    composer: figure,
    model: '',
    goal,
    holds,
  });
  return [
    line('Neighbours in the heart that share a content word, at 15 min', share(linked), '≥ 25 %', linked >= 0.25),
    line(
      'The same, above the same sentences shuffled',
      `${(100 * (linked - linkedShuffled)).toFixed(1)} points`,
      '≥ 12 points',
      linked - linkedShuffled >= 0.12,
    ),
    line('Sentences picked singly, outside body and breath', share(single), '≤ 15 %', single <= 0.15),
    line('A chosen need’s part of the heart at 15 min, the smallest', share(needShare), '≥ 60 %', needShare >= 0.6),
    line('The same in an account’s sixth script, of the first’s', share(sixthOfFirst), '≥ 80 %', sixthOfFirst >= 0.8),
  ];
}

function overlapLine(minutes: 15 | 30, { mean, worst }: Overlap): Line {
  const max = minutes === 15 ? 33 : 50;
  return {
    measure: `Sentences that two seeds share at ${minutes} min (mean, worst)`,
    composer: `${mean.toFixed(1)} %, ${worst.toFixed(1)} %`,
    model: '',
    goal: `mean ≤ ${max} %`,
    holds: mean <= max,
  };
}

const share = (part: number): string => `${(100 * part).toFixed(1)} %`;
const seconds = (value: number): string => `${value.toFixed(2)} s`;
const percent = (part: number, whole: number): string =>
  part === whole ? `100 % of ${whole}` : `${((100 * part) / whole).toFixed(2)} % of ${whole}`;
const listCodes = (codes: Readonly<Record<string, number>>): string =>
  Object.entries(codes)
    .toSorted(([, a], [, b]) => b - a)
    .map(([code, count]) => `\`${code}\` ${count}`)
    .join(', ') || 'none';
