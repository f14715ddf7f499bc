/** Whatever came from the service in place of an answer: the package's error, or the error's own body. Not yet classified. */
export class ServiceFailure extends Error {
  override name = 'ServiceFailure';
  readonly arrived: unknown;

  constructor(arrived: unknown) {
    super('The model’s service failed.');
    this.arrived = arrived;
  }
}
