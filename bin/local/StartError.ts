/** What keeps Stillpoint from starting, in one line that tells a person what to do. Shown without a stack. */
export class StartError extends Error {
  override name = 'StartError';
}
