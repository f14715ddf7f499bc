import type { GenerateBody } from '../../shared/generations.schema.ts';
import type { Whole } from '../../domain/writing/writeWhole.ts';
import { gridOf } from './grid.ts';
import { judge, overlapPercent, type Verdict } from './judge.ts';

export type Measured = {
  readonly scripts: number;
  readonly fatalFree: number;
  readonly fatalCodes: Readonly<Record<string, number>>;
  readonly advisoryCodes: Readonly<Record<string, number>>;
  readonly worstSeconds: number;
  readonly meanSeconds: number;
  /** Scripts whose duration is within 1 % of what was asked. */
  readonly withinPercent: number;
  readonly repeated: number;
  readonly sections: number;
  readonly sectionsInLanguage: number;
  readonly sentences: number;
  /** Seconds in all, and those of the writing alone, without the judging. */
  readonly seconds: number;
  readonly writingSeconds: number;
};

/** `recent` are phrases of the account's last scripts. */
export type Write = (request: GenerateBody, seed: string, recent?: ReadonlySet<string>) => Promise<Whole>;

/** Writes every request once, so many side by side, and measures what came out. */
export async function measureGrid(write: Write, requests: readonly GenerateBody[], sideBySide: number): Promise<Measured> {
  const verdicts: Verdict[] = [];
  const left = [...requests.entries()];
  const begin = performance.now();
  let writingMs = 0;
  const work = async (): Promise<void> => {
    for (let next = left.shift(); next; next = left.shift()) {
      const [index, request] = next;
      const started = performance.now();
      const whole = await write(request, `grid-${index}`);
      writingMs += performance.now() - started;
      verdicts.push(judge(whole, request));
    }
  };
  await Promise.all(Array.from({ length: sideBySide }, work));
  return { ...summarize(verdicts), seconds: (performance.now() - begin) / 1000, writingSeconds: writingMs / 1000 / sideBySide };
}

function summarize(verdicts: readonly Verdict[]): Omit<Measured, 'seconds' | 'writingSeconds'> {
  const off = verdicts.map(({ offSeconds }) => offSeconds);
  return {
    scripts: verdicts.length,
    fatalFree: verdicts.filter(({ fatal }) => fatal.length === 0).length,
    fatalCodes: count(verdicts.flatMap(({ fatal }) => [...new Set(fatal)])),
    advisoryCodes: count(verdicts.flatMap(({ advisory }) => [...new Set(advisory)])),
    worstSeconds: Math.max(...off),
    meanSeconds: sum(off) / verdicts.length,
    withinPercent: verdicts.filter(({ offSeconds, askedSeconds }) => offSeconds <= askedSeconds / 100).length,
    repeated: sum(verdicts.map(({ repeated }) => repeated)),
    sections: sum(verdicts.map(({ sections }) => sections)),
    sectionsInLanguage: sum(verdicts.map(({ sectionsInLanguage }) => sectionsInLanguage)),
    sentences: sum(verdicts.map(({ sentences }) => sentences.length)),
  };
}

/** Mean and worst overlap between two seeds of the same request, in percent. */
export async function measureOverlap(write: Write, minutes: number): Promise<{ mean: number; worst: number }> {
  const overlaps: number[] = [];
  for (const [index, request] of gridOf([minutes]).entries()) {
    const one = judge(await write(request, `one-${index}`), request);
    overlaps.push(overlapPercent(one, judge(await write(request, `other-${index}`), request)));
  }
  return { mean: sum(overlaps) / overlaps.length, worst: Math.max(...overlaps) };
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);
function count(codes: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const code of codes) counts[code] = (counts[code] ?? 0) + 1;
  return counts;
}
