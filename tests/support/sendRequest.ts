import { request, type IncomingHttpHeaders } from 'node:http';
import { buffer } from 'node:stream/consumers';

export type Sent = {
  readonly method: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
};
export type Reply = {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
  readonly bytes: Buffer;
};

/** One HTTP request exactly as given: no header is added, no cookie kept. */
export const sendRequest = (url: string, { method, headers, body }: Sent): Promise<Reply> =>
  new Promise((resolve, reject) => {
    const sending = request(url, { method, headers: { connection: 'close', ...headers } }, (answer) => {
      buffer(answer).then(
        (bytes) => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text: bytes.toString(), bytes }),
        reject,
      );
    });
    sending.on('error', reject);
    sending.end(body);
  });
