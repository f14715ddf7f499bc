/** The queue's runner gave up because the database went away: once that is back, the work can go on. */
export class DatabaseLostError extends Error {
  override name = 'DatabaseLostError';
}
