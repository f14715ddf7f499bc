/** slonik logs by the package roarr, which keeps its way out here. */
const owner = 'ROARR';

/** With `ROARR_LOG=true` in the environment slonik would print rows and values; what people write goes into no log. */
export function silenceSlonik(): void {
  const roarr: unknown = Reflect.get(globalThis, owner);
  if (typeof roarr !== 'object' || roarr === null) throw new Error('slonik’s log is not where it was');
  Reflect.set(roarr, 'write', () => undefined);
}
