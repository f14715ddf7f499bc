/**
 * When a scene of an occasion (an interview, a flight) takes place, in the order of time: learning of it, the days before, the evening
 * before, the way there, waiting, its beginning, its course, its end, the evening after, the weeks after.
 */
export const moments = ['news', 'before', 'eve', 'way', 'waiting', 'start', 'middle', 'end', 'evening', 'later'] as const;
export type Moment = (typeof moments)[number];

/** What happens once: an occasion begins once, and its first question is asked once. */
export const momentsOnce: ReadonlySet<Moment> = new Set(['news', 'eve', 'start', 'end', 'evening']);
