export const dayParts = ['morning', 'afternoon', 'evening'] as const;

/** What of the day it is, for a greeting; `web/public/theme-start.js` says the same of a page that was prerendered. */
export function dayPart(hour: number): (typeof dayParts)[number] {
  if (hour >= 5 && hour < 12) return 'morning';
  return hour >= 12 && hour < 18 ? 'afternoon' : 'evening';
}
