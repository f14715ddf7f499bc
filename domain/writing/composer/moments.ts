/**
 * When a scene of an occasion (an interview, a flight) takes place, in the order of time: learning of it, the days before, the evening
 * before, the way there, waiting, its beginning, its course, its end, the evening after, the weeks after.
 */
export const moments = ['news', 'before', 'eve', 'way', 'waiting', 'start', 'middle', 'end', 'evening', 'later'] as const;
export type Moment = (typeof moments)[number];
