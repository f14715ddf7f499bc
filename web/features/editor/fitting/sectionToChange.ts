import type { SectionTime } from '../clock/timeReading.ts';

const most = (sections: readonly SectionTime[], weigh: (section: SectionTime) => number): SectionTime | undefined =>
  sections.reduce<SectionTime | undefined>((one, other) => (one && weigh(one) >= weigh(other) ? one : other), undefined);

/**
 * The section whose words to change where the pauses reach no further: to be shortened, the one with most speech; to be
 * lengthened, the one with least speech in its time.
 */
export const sectionToChange = (sections: readonly SectionTime[], how: 'shorten' | 'lengthen'): SectionTime | undefined =>
  most(sections, ({ speech, silence }) => (how === 'shorten' ? speech : silence / Math.max(1, speech + silence)));
