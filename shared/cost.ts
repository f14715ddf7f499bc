/** Minutes of script that one credit pays (product decisions, section 1, "Cost of a script"). */
const minutesPerCredit = 7.5;

/** Credits for a script of so many minutes: `max(1, ceil(minutes / 7.5))`. */
export const costOf = (minutes: number): number => Math.max(1, Math.ceil(minutes / minutesPerCredit));

/**
 * Credits for writing a script once more, of so many minutes, or for proposals of one section, each of so many seconds. A
 * proposal costs what a script of its length does.
 */
export const costOfRegeneration = (
  duration: number,
  section: { readonly seconds: number; readonly variants: number } | null,
): number => (section ? costOf(section.seconds / 60) * section.variants : costOf(duration));

/**
 * Credits charged when a generation of this cost is cancelled: nothing while no section is finished, else
 * `max(1, floor(cost × planned seconds of finished sections ÷ planned seconds))` (product decisions, section 4).
 */
export function chargeOnCancel(cost: number, finishedSeconds: number, plannedSeconds: number): number {
  if (finishedSeconds <= 0 || plannedSeconds <= 0) return 0;
  return Math.min(cost, Math.max(1, Math.floor((cost * finishedSeconds) / plannedSeconds)));
}
