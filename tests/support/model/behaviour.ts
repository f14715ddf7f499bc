import * as z from 'zod';

/** Which of the writer's calls a request is; told from its prompt. */
export const purposes = ['outline', 'section', 'more'] as const;
export type Purpose = (typeof purposes)[number];

/** Services whose ways of streaming, counting and failing differ. */
export const dialects = ['openai', 'openrouter', 'ollama', 'vllm', 'llamacpp'] as const;
export type Dialect = (typeof dialects)[number];

const answer = z.discriminatedUnion('kind', [
  /** Plausible text. `error` is the share by which it misses the asked length, from -0.4 to 0.4. */
  z.object({ kind: z.literal('write'), error: z.number().optional() }),
  /** This text, whatever was asked. `finish: null` ends without a finish_reason. */
  z.object({ kind: z.literal('say'), text: z.string(), finish: z.string().nullable().optional() }),
  /** An answer that is no stream: a status with a body. */
  z.object({
    kind: z.literal('status'),
    status: z.int(),
    body: z.unknown(),
    headers: z.record(z.string(), z.string()).optional(),
  }),
  /** 400, as long as the request has this option; then as if nothing had been. */
  z.object({ kind: z.literal('refuse-option'), option: z.string() }),
  z.object({
    kind: z.enum([
      /** Ends in mid-text: with neither finish_reason nor [DONE]. */
      'no-finish',
      /** Accepts the connection and never answers. */
      'stall-headers',
      /** Sends the role, and never a token. */
      'stall-first',
      /** Sends half the text, and nothing more. */
      'stall-middle',
      /** Sends word by word, for ever if need be. */
      'drip',
      /** Sends it all and its finish_reason, and keeps the connection open. */
      'stall-after-end',
      /** Destroys the socket in mid-text. */
      'reset',
      /** Status 200 and a JSON error for a body. */
      'json-error',
      /** Status 200 and a web page for a body. */
      'web-page',
      /** Fails in mid-text in the dialect's own way. */
      'error-chunk',
      /** The context is too small, said in the dialect's own way. */
      'context-overflow',
      /** Cut in mid-sentence, with finish_reason `length`. */
      'length',
      /** Cut in mid-sentence, with finish_reason `stop`. */
      'cut-as-stop',
      'content-filter',
      /** OpenAI's refusal in place of content. */
      'refusal',
      /** A normal end after no text. */
      'empty',
      /** Never ends, whatever limit was given. */
      'endless',
      /** A chunk that is no JSON. */
      'malformed',
      /** Takes no notice of `stream`. */
      'whole',
    ]),
  }),
]);

/** What the server does with a request. `for` keeps it for the next request of that purpose. */
export const Behaviour = z.intersection(answer, z.object({ for: z.enum(purposes).optional() }));
export type Behaviour = z.infer<typeof Behaviour>;

/** What a test in another process writes into the control file; read again at each request. */
export const Control = z.object({
  dialect: z.enum(dialects).optional(),
  /** One share, or the range from which each answer's is picked. */
  lengthError: z.union([z.number(), z.tuple([z.number(), z.number()])]).optional(),
  /** Used up one after another; a change of the file begins again. */
  queue: z.array(Behaviour).optional(),
  always: Behaviour.optional(),
});
export type Control = z.infer<typeof Control>;
