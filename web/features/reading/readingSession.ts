import type { Step } from './stepsOf.ts';

/** By the clock, sentence by sentence at the reader's key, or as the device's voice comes to the end of each. */
export const readingWays = ['clock', 'hand', 'voice'] as const;
export type ReadingWay = (typeof readingWays)[number];

/** Percent of the clock's speed. Silence is as long at any. */
export const tempos = { min: 50, max: 200, step: 5 } as const;

/** Where somebody is in a script. */
export type Reading = {
  readonly way: ReadingWay;
  /** The sentence, from 0; past the last one the script is read. */
  readonly position: number;
  readonly phase: 'speech' | 'silence';
  /** Seconds of the phase: of speech by the clock, whatever the tempo; of silence, and of speech by hand, as they pass. */
  readonly passed: number;
  readonly tempo: number;
  readonly isPlaying: boolean;
  /** Stopped at a position where it was to wait. */
  readonly isWaiting: boolean;
};

/** What is read, and the sentences before which to wait, by their keys. */
export type Course = {
  readonly steps: readonly Step[];
  readonly waits: ReadonlySet<string>;
  /** Whether more of it is still written: then its end so far is a silence, and no end. */
  readonly isGrowing: boolean;
};

/** How long a sentence took somebody, in seconds. */
export type Spoken = { readonly characters: number; readonly seconds: number };

const begin = (way: ReadingWay, position: number, tempo: number): Reading => ({
  way,
  position,
  phase: 'speech',
  passed: 0,
  tempo,
  isPlaying: false,
  isWaiting: false,
});

const goTo = (reading: Reading, { steps, isGrowing }: Course, position: number): Reading => ({
  ...reading,
  position: Math.max(0, Math.min(steps.length, position)),
  phase: 'speech',
  passed: 0,
  isPlaying: reading.isPlaying && (isGrowing || position < steps.length),
  isWaiting: false,
});

/** Comes to the next sentence by itself: there it may have been told to wait. */
function arrive(reading: Reading, course: Course): Reading {
  const there = goTo(reading, course, reading.position + 1);
  const step = course.steps[there.position];
  return step && course.waits.has(step.key) ? { ...there, isPlaying: false, isWaiting: true } : there;
}

const endPhase = (reading: Reading, course: Course): Reading =>
  reading.phase === 'speech' ? { ...reading, phase: 'silence', passed: 0 } : arrive(reading, course);

/** Lets so many seconds pass. No sentence is skipped, however many they are. */
function pass(reading: Reading, course: Course, seconds: number): Reading {
  let now = reading;
  let left = seconds;
  while (now.isPlaying) {
    const step = course.steps[now.position];
    if (!step) return course.isGrowing ? now : { ...now, isPlaying: false };
    const isSpeech = now.phase === 'speech';
    // Somebody else says when a sentence is over.
    if (isSpeech && now.way !== 'clock') return { ...now, passed: now.passed + left };
    const rate = isSpeech ? now.tempo / 100 : 1;
    const needed = Math.max(0, (isSpeech ? step.speech : step.silence) - now.passed) / rate;
    if (left < needed) return { ...now, passed: now.passed + left * rate };
    left -= needed;
    now = endPhase(now, course);
  }
  return now;
}

/** The sentence is said: by the voice, or as somebody's key tells. A pause follows where there is one. */
function endSpeech(reading: Reading, course: Course): Reading {
  const step = course.steps[reading.position];
  if (!step || reading.phase !== 'speech') return reading;
  const said = endPhase(reading, course);
  return reading.way === 'hand' && !step.hasMarker ? arrive(said, course) : said;
}

/** The key that goes on: by hand it ends the sentence, and then its pause; else it goes to the next sentence. */
function next(reading: Reading, course: Course): Reading {
  if (reading.isWaiting) return play(reading, course);
  if (reading.way !== 'hand') return goTo(reading, course, reading.position + 1);
  const playing = play(reading, course);
  return reading.phase === 'speech' ? endSpeech(playing, course) : arrive(playing, course);
}

/** Back to the start of the sentence, and from there to the one before. */
const back = (reading: Reading, course: Course): Reading =>
  goTo(reading, course, reading.phase === 'silence' || reading.passed > 2 ? reading.position : reading.position - 1);

const play = (reading: Reading, { steps, isGrowing }: Course): Reading =>
  reading.position >= steps.length && !isGrowing ? reading : { ...reading, isPlaying: true, isWaiting: false };
const pause = (reading: Reading): Reading => (reading.isPlaying ? { ...reading, isPlaying: false } : reading);

/** A sentence that is begun goes on from where it is. */
const setTempo = (reading: Reading, tempo: number): Reading => ({
  ...reading,
  tempo: Math.max(tempos.min, Math.min(tempos.max, tempo)),
});

const setWay = (reading: Reading, way: ReadingWay): Reading =>
  reading.way === way ? reading : { ...reading, way, passed: reading.phase === 'speech' ? 0 : reading.passed };

/** What a key by hand has measured, if anything: a sentence that was read from its beginning. */
function measure(reading: Reading, { steps }: Course): Spoken | null {
  const step = steps[reading.position];
  if (!step || reading.way !== 'hand' || reading.phase !== 'speech' || !reading.isPlaying) return null;
  return { characters: step.characters, seconds: reading.passed };
}

/** Seconds of the script that are behind, by the clock. */
function behind({ position, phase, passed, way }: Reading, { steps }: Course): number {
  const step = steps[position];
  const last = steps.at(-1);
  if (!step) return last ? last.startsAt + last.speech + last.silence : 0;
  if (phase === 'silence') return step.startsAt + step.speech + Math.min(step.silence, passed);
  return step.startsAt + (way === 'clock' ? passed : Math.min(step.speech, passed));
}

/** Going through a script, with the time handed in. */
export const readingSession = {
  begin,
  goTo,
  pass,
  endSpeech,
  next,
  back,
  play,
  pause,
  setTempo,
  setWay,
  measure,
  behind,
} as const;
