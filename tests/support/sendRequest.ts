import { request, type IncomingHttpHeaders } from 'node:http';
import { text } from 'node:stream/consumers';

export type Sent = { readonly method: string; readonly headers?: Readonly<Record<string, string>>; readonly body?: string };
export type Reply = { readonly status: number; readonly headers: IncomingHttpHeaders; readonly text: string };

/** One HTTP request exactly as given: no header is added, no cookie kept. */
export const sendRequest = (url: string, { method, headers, body }: Sent): Promise<Reply> =>
  new Promise((resolve, reject) => {
    const sending = request(url, { method, headers: { connection: 'close', ...headers } }, (answer) => {
      text(answer).then((said) => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text: said }), reject);
    });
    sending.on('error', reject);
    sending.end(body);
  });
