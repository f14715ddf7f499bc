/** Milliseconds that an attempt may take: 300 s, or 20 s a minute of script, the longer (issue: the model writer). */
export const limitMsFor = (minutes: number): number => Math.max(300, minutes * 20) * 1000;
