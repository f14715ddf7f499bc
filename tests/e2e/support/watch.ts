import { expect, type BrowserContext, type ConsoleMessage, type Request, type Response } from '@playwright/test';

/** The machine's own network changed, as when a container is started; Chromium then drops what is under way and asks again. */
const ownNetwork = 'net::ERR_NETWORK_CHANGED';

/** Hears everything that browsers complain of; what no test has declared fails it. */
export class Watch {
  /** Paths of the requests so far, in order. */
  readonly requests: string[] = [];
  readonly #errors: string[] = [];
  readonly #declared: { readonly status: number; readonly path: string; isMet: boolean }[] = [];
  readonly #complaints: { readonly words: string; isMet: boolean }[] = [];
  #origin = '';
  #mayBeCutOff = false;
  #mayBeSignedOut = false;

  /** Declares that a path will be refused with a status; a refusal that is declared must come. */
  expectRefusal(status: number, path: string): void {
    this.#declared.push({ status, path, isMet: false });
  }

  /** Declares that a path may be refused with a status, as where two tabs save at once and one of them merges. */
  allowRefusal(status: number, path: string): void {
    this.#declared.push({ status, path, isMet: true });
  }

  /** Declares that a page will fail with an error of these words; one that is declared must come. */
  expectComplaint(words: string): void {
    this.#complaints.push({ words, isMet: false });
  }

  /** From here on requests may fail to reach the server: the test takes the connection away. */
  allowCutOff(): void {
    this.#mayBeCutOff = true;
  }

  /**
   * From here on requests may be refused as nobody's: a session ends while its pages go on asking. Which of them asks in
   * that moment (news that has just come, a page that is fetched ahead) is the browser's matter.
   */
  allowSignedOut(): void {
    this.#mayBeSignedOut = true;
  }

  over(context: BrowserContext, origin: string): void {
    this.#origin = origin;
    context.on('request', (request) => this.#onRequest(request));
    context.on('response', (response) => this.#onResponse(response));
    context.on('requestfailed', (request) => this.#onFailure(request));
    context.on('console', (message) => this.#onConsole(message));
    context.on(
      'weberror',
      (error) => void this.#errors.push(`an error was thrown: ${error.error().stack ?? error.error().message}`),
    );
  }

  /** At the end of a test. */
  check(): void {
    const missing = this.#declared
      .filter(({ isMet }) => !isMet)
      .map(({ status, path }) => `${path} was never refused with ${status}`);
    const unsaid = this.#complaints.filter(({ isMet }) => !isMet).map(({ words }) => `nothing failed with: ${words}`);
    expect([...this.#errors, ...missing, ...unsaid]).toEqual([]);
  }

  #onRequest(request: Request): void {
    const { origin, pathname } = new URL(request.url());
    this.requests.push(pathname);
    if (origin !== this.#origin) this.#errors.push(`a request left for elsewhere: ${request.url()}`);
  }

  #onResponse(response: Response): void {
    if (response.status() < 400 || (response.status() === 401 && this.#mayBeSignedOut)) return;
    const declared = this.#find(response.status(), response.url());
    if (declared) declared.isMet = true;
    else this.#errors.push(`${response.request().method()} ${response.url()} was answered with ${response.status()}`);
  }

  #onFailure(request: Request): void {
    const reason = request.failure()?.errorText ?? '';
    // Given up by the page itself: it went elsewhere, or newer news has come.
    if (reason === 'net::ERR_ABORTED' || reason === ownNetwork || this.#mayBeCutOff) return;
    this.#errors.push(`${request.method()} ${request.url()} failed: ${reason}`);
  }

  #onConsole(message: ConsoleMessage): void {
    if (message.type() !== 'error' && message.type() !== 'warning') return;
    const text = message.text();
    const complaint = this.#complaints.find(({ words }) => text.includes(words));
    if (complaint) {
      complaint.isMet = true;
      return;
    }
    const status = Number(/responded with a status of (\d+)/u.exec(text)?.[1] ?? 0);
    if (status === 401 && this.#mayBeSignedOut) return;
    if (status > 0 && this.#find(status, message.location().url)) return;
    if (text.includes(ownNetwork)) return;
    if (this.#mayBeCutOff && /net::ERR_|WebSocket connection to/u.test(text)) return;
    this.#errors.push(`the console says: ${text} (${message.location().url})`);
  }

  #find(status: number, url: string) {
    return this.#declared.find((one) => one.status === status && one.path === new URL(url).pathname);
  }
}
