/** The moment at which the month of `now` began in a time zone. */
export function monthStart(now: Date, timeZone: string): Date {
  const { year, month } = wallClock(now, timeZone);
  const midnight = Date.UTC(year, month - 1, 1);
  // The zone's distance from UTC is that of the first day, which clocks may have left since; asked twice, for the first
  // guess may lie on the other side of such a change.
  const guess = midnight - offsetAt(new Date(midnight), timeZone);
  return new Date(midnight - offsetAt(new Date(guess), timeZone));
}

type WallClock = Record<'year' | 'month' | 'day' | 'hour' | 'minute' | 'second', number>;

function wallClock(at: Date, timeZone: string): WallClock {
  const format = new Intl.DateTimeFormat('en-u-ca-gregory-nu-latn', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  return Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, Number(value)])) as WallClock; // the parts asked for
}

/** Milliseconds that a zone's clocks are ahead of UTC. */
function offsetAt(at: Date, timeZone: string): number {
  const { year, month, day, hour, minute, second } = wallClock(at, timeZone);
  return Date.UTC(year, month - 1, day, hour, minute, second) - at.getTime();
}
