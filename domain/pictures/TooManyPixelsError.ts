/** A picture that is right and larger than what is decoded. */
export class TooManyPixelsError extends Error {
  override name = 'TooManyPixelsError';
}
