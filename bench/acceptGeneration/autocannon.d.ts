/** What we use of autocannon, which brings no types. */
declare module 'autocannon' {
  import type { EventEmitter } from 'node:events';

  namespace autocannon {
    type Request = { headers?: Record<string, string> };
    type Client = { setRequests(requests: readonly { setupRequest: (request: Request) => Request }[]): void };
    type Options = {
      url: string;
      method: string;
      body: string;
      connections: number;
      /** Seconds. */
      duration: number;
      setupClient: (client: Client) => void;
    };
    /** `duration` is in seconds. */
    type Result = { duration: number; errors: number; timeouts: number };
    type Events = { response: [client: Client, status: number, bytes: number, milliseconds: number] };
  }

  function autocannon(
    options: autocannon.Options,
    done: (error: Error | null, result: autocannon.Result) => void,
  ): EventEmitter<autocannon.Events>;
  export default autocannon;
}
