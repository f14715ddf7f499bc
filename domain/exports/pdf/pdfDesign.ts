/**
 * How a script stands on paper, for somebody who reads it aloud by little light: points, and the colours of the pages
 * (web/theme/tokens.ts) as ink. A4; the pauses have a column of their own beside the text.
 */
export const pdfDesign = {
  page: { width: 595.28, height: 841.89, top: 78, bottom: 84 },
  text: { left: 64, width: 384, size: 17, leading: 26.5, sentenceGap: 5, paragraphGap: 17 },
  /** Where the seconds end, where the line that shows them begins, and how long a second is of it. */
  pause: { numberRight: 484, lineLeft: 491, perSecond: 1.5, size: 12.5, thickness: 1.5, spacePerSecond: 0.3 },
  title: { size: 31, leading: 38, after: 12 },
  facts: { size: 11, leading: 16.5, after: 4 },
  heading: { size: 20, leading: 27, before: 34, after: 11, clockSize: 12 },
  margin: { size: 10.5, headerTop: 44, footerBottom: 44 },
  ink: '#14303a',
  soft: '#40575d',
  line: '#9aa59f',
} as const;
