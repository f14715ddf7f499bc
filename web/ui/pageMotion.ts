import * as paths from '../../shared/paths.ts';
/** How a page may come in (specification, section 2): a colour and a few pixels, no more. */
const motions = {
  fade: [{ opacity: 0 }, { opacity: 1 }],
  slide: [
    { opacity: 0, transform: 'translateX(12px)' },
    { opacity: 1, transform: 'none' },
  ],
  'slide-up': [
    { opacity: 0, transform: 'translateY(8px)' },
    { opacity: 1, transform: 'none' },
  ],
  'slide-down': [
    { opacity: 0, transform: 'translateY(-8px)' },
    { opacity: 1, transform: 'none' },
  ],
  scale: [
    { opacity: 0, transform: 'scale(.985)' },
    { opacity: 1, transform: 'none' },
  ],
  zoom: [
    { opacity: 0, transform: 'scale(1.012)' },
    { opacity: 1, transform: 'none' },
  ],
} as const satisfies Record<string, Keyframe[]>;

type PageMotion = keyof typeof motions;

type Device = {
  /** Somebody, or the system, asks for stillness. */
  readonly isStill: boolean;
  readonly isNarrow: boolean;
  readonly isSlow: boolean;
  readonly cores: number;
};

/** Devices with so few cores only fade (specification, section 9). */
const fewCores = 4;
/** Milliseconds: of any screen, and of small ones and slow connections. */
const duration = { usual: 350, short: 200 } as const;

type Played = { readonly keyframes: Keyframe[]; readonly duration: number };

/** The keyframes and the milliseconds of a page's motion on this device; `null` where the page appears without one. */
export function pageMotion(motion: PageMotion, { isStill, isNarrow, isSlow, cores }: Device): Played | null {
  if (isStill) return null;
  const isSimple = cores <= fewCores;
  return { keyframes: [...motions[isSimple ? 'fade' : motion]], duration: isNarrow || isSlow ? duration.short : duration.usual };
}

/** Deeper into something, back out of it, or across to something else. */
export function motionTo(pathname: string, isBack: boolean): PageMotion {
  if (isBack) return 'slide-down';
  if (pathname === paths.home) return 'fade';
  if (/^\/(?:edit|scripts)\/./u.test(pathname)) return 'zoom';
  if (/^\/(?:help|templates|collections)\/./u.test(pathname)) return 'slide';
  return /^\/(?:unified-pricing|pricing|premium|subscription|checkout)$/u.test(pathname) ? 'scale' : 'slide-up';
}
