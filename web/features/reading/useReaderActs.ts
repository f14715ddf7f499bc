import { readingSession, tempos } from './readingSession.ts';
import type { useFullScreen } from './useFullScreen.ts';
import type { OpenOptions } from './useOpenOptions.ts';
import type { Reader } from './useReader.ts';
import { useReaderKeys, type ReaderAct } from './useReaderKeys.ts';

type Around = {
  readonly options: OpenOptions;
  readonly full: ReturnType<typeof useFullScreen>;
  readonly onLeave: () => void;
};
type ReaderActs = {
  readonly onAct: (act: ReaderAct) => void;
  /** Where the text was tapped: a sentence's position; `null` beside them. */
  readonly onTap: (position: number | null) => void;
};

/** What keys, buttons and taps do in the reader. */
export function useReaderActs(reader: Reader, { options, full, onLeave }: Around): ReaderActs {
  const { reading, act, goOn, toggleWait, isOver, manner, change, voice } = reader;
  const { way, tempo } = manner;
  const play = (): void => {
    // Without a voice nobody would ever say that the sentence is over.
    if (way === 'voice' && !voice) options.open();
    else act(readingSession.play);
  };
  const acts: Readonly<Record<ReaderAct, () => void>> = {
    toggle: () => {
      if (isOver) act((now, all) => readingSession.play(readingSession.goTo(now, all, 0), all));
      else if (!reading.isPlaying) play();
      else if (way === 'hand') goOn();
      else act(readingSession.pause);
    },
    next: goOn,
    back: () => act(readingSession.back),
    first: () => act((now, all) => readingSession.goTo(now, all, 0)),
    last: () => act((now, all) => readingSession.goTo(now, all, all.steps.length - 1)),
    faster: () => change({ tempo: Math.min(tempos.max, tempo + tempos.step) }),
    slower: () => change({ tempo: Math.max(tempos.min, tempo - tempos.step) }),
    wait: toggleWait,
    mirror: () => change({ isMirrored: !manner.isMirrored }),
    full: full.toggle,
    // The innermost first, as everywhere.
    leave: () => {
      if (full.isFull) full.toggle();
      else if (options.isOpen) options.leave();
      else onLeave();
    },
  };
  const onAct = (name: ReaderAct): void => acts[name]();
  useReaderKeys(onAct);
  const onTap = (position: number | null): void => {
    if (position === null || position === reading.position) acts.toggle();
    else act((now, all) => readingSession.goTo(now, all, position));
  };
  return { onAct, onTap };
}
