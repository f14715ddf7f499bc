/** Characters of a body that is no event stream, after which the rest is not read. */
const maxBodyBytes = 2_000_000;

/**
 * `fetch`, with answers that the package would take for a normal, empty end made audible: llama.cpp's `error:` lines,
 * a JSON body with status 200 (an error, or a whole answer from a server that does not stream), a proxy's web page.
 * Each becomes a `data:` line of the event stream.
 */
export async function readStreamErrors(input: string | URL | Request, init?: RequestInit): Promise<Response> {
  const response = await fetch(input, init);
  if (!response.ok || !response.body) return response;
  const body = response.body.pipeThrough(new TextDecoderStream()).pipeThrough(audible()).pipeThrough(new TextEncoderStream());
  return new Response(body, { status: response.status, headers: response.headers });
}

function audible(): TransformStream<string, string> {
  let rest = '';
  let form: 'unknown' | 'events' | 'whole' = 'unknown';
  return new TransformStream({
    transform(text, out) {
      // Only what is new is looked at: all of it with each piece would take the square of what a service sends.
      const piece = rest.length < maxBodyBytes ? text : '';
      const before = rest.length;
      rest += piece;
      const isFirst = form === 'unknown' && piece.trim() !== '';
      if (isFirst) form = /^[\s﻿]*[{<[]/u.test(rest) ? 'whole' : 'events';
      if (form !== 'events') return;
      // A line may arrive in several pieces; only whole ones are passed on.
      const end = isFirst ? rest.lastIndexOf('\n') + 1 : endOfLines(piece, before);
      if (end === 0) return;
      out.enqueue(rest.slice(0, end).replace(/^error:.*$/gmu, errorAsData));
      rest = rest.slice(end);
    },
    flush(out) {
      if (form === 'whole')
        out.enqueue(`data: ${JSON.stringify(readJson(rest) ?? { error: { type: 'not_a_model_answer' } })}\n\n`);
      else out.enqueue(rest.replace(/^error:.*$/gmu, errorAsData));
    },
  });
}

/** Where the last whole line ends, behind so many characters that have none; 0 where none does. */
const endOfLines = (piece: string, before: number): number => {
  const last = piece.lastIndexOf('\n');
  return last === -1 ? 0 : before + last + 1;
};

/** The empty line behind it makes it an event of its own, wherever the server stopped. */
function errorAsData(line: string): string {
  const said = readJson(line.slice('error:'.length));
  const error = typeof said === 'object' && said !== null && 'error' in said ? said.error : said;
  return `data: ${JSON.stringify({ error: error ?? { type: 'error_line' } })}\n\n`;
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text.trim());
  } catch {
    // Whatever this is, it is no answer; the caller says so.
    return null;
  }
}
