/** Seconds that the length is set in: so round figures are reached from any length. */
export const fitGrid = 15;

/** The length that a step leads to: so many seconds more or less, at a round figure. */
export function fitStep(total: number, seconds: number): number {
  const wanted = Math.round(total) + seconds;
  const round = seconds > 0 ? Math.floor : Math.ceil;
  return round(wanted / fitGrid) * fitGrid;
}

export const toFitGrid = (seconds: number): number => Math.round(seconds / fitGrid) * fitGrid;
