import type { Clock } from '../../../../shared/markup/clock.ts';
import type { ReadSection, ScriptReading } from '../readScript.ts';

export type SectionTime = {
  readonly title: string | null;
  readonly from: number;
  readonly speech: number;
  readonly silence: number;
};
export type ScriptTime = {
  readonly speech: number;
  readonly silence: number;
  readonly words: number;
  readonly sections: readonly SectionTime[];
};

/** Seconds of speech and of silence, in all and by section. */
export function timeReading({ sections }: ScriptReading, { charactersPerSecond }: Clock): ScriptTime {
  const timed = sections.map(({ from, body }: ReadSection) => ({
    title: body.title,
    from,
    speech: body.characters / charactersPerSecond,
    silence: body.silence,
  }));
  const sum = (what: 'speech' | 'silence'): number => timed.reduce((total, one) => total + one[what], 0);
  return {
    speech: sum('speech'),
    silence: sum('silence'),
    words: sections.reduce((total, { body }) => total + body.words, 0),
    sections: timed,
  };
}
