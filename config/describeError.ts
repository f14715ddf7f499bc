/** What a log line says of an error. */
export type ErrorFacts = {
  readonly type: string;
  readonly message: string;
  readonly stack?: string;
  /** SQLSTATE, or the code that Node or a library gives. */
  readonly code?: string;
  /** Of an error of the database: what it is about, by the names of the schema. */
  readonly table?: string;
  readonly constraint?: string;
  /** The statement with its placeholders. Its values are nobody's business. */
  readonly sql?: string;
  /** Where something does not fit its schema, and how; never what stood there. */
  readonly issues?: readonly IssueFacts[];
  readonly cause?: ErrorFacts;
  readonly errors?: readonly ErrorFacts[];
};
export type IssueFacts = { readonly path: string; readonly code: string };

const maxDepth = 4;
const maxParts = 5;
const maxMessage = 1000;

/**
 * Gives of an error only what may stand in a log. Everything else that libraries hang on their errors stays out: rows and
 * values (slonik), the client with its keys (pg), headers and bodies (openai), envelopes (nodemailer).
 */
export function describeError(error: unknown, depth = 0): ErrorFacts {
  if (!(error instanceof Error)) return { type: typeof error, message: 'what was thrown is no error' };
  const message = safeMessage(error);
  const sql = textOf(error, 'sql');
  const facts = { code: codeOf(error), table: textOf(error, 'table'), constraint: textOf(error, 'constraint'), sql };
  const parts = error instanceof AggregateError ? error.errors.slice(0, maxParts) : [];
  const isDeep = depth >= maxDepth;
  return {
    type: error.constructor.name || error.name,
    message,
    ...(typeof error.stack === 'string' && { stack: safeStack(error.stack, error.message, message) }),
    ...Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined)),
    ...('issues' in error && Array.isArray(error.issues) && { issues: describeIssues(error.issues) }),
    ...(error.cause instanceof Error && !isDeep && { cause: describeError(error.cause, depth + 1) }),
    ...(parts.length > 0 && !isDeep && { errors: parts.map((part) => describeError(part, depth + 1)) }),
  };
}

/** The paths and codes of what a schema found; a message could quote what stood there. */
export const describeIssues = (issues: readonly unknown[]): IssueFacts[] =>
  issues.slice(0, 20).map((issue) => {
    const [path, code] = [fieldOf(issue, 'path'), fieldOf(issue, 'code')];
    const steps: readonly unknown[] = Array.isArray(path) ? path : [path ?? ''];
    return { path: steps.map(nameStep).join('.'), code: typeof code === 'string' ? code : 'invalid' };
  });

/** A step of a path may be wrapped (Standard Schema), and a key may be what somebody wrote. */
function nameStep(step: unknown): string {
  const name = typeof step === 'object' ? fieldOf(step, 'key') : step;
  if (typeof name === 'number') return String(name);
  return typeof name === 'string' && /^[\w-]{0,60}$/u.test(name) ? name : '…';
}

/** An address, of a person or of a database with its password. */
const addresses = /\S+@\S+/gu;
/** From the first quotation mark to the last: what is quoted may hold quotation marks itself. */
const quoted = /["'`“][\s\S]*["'`”]/u;

/**
 * The message without what people wrote. Where an error speaks of data (SQLSTATE class 22, JSON that cannot be read, a
 * schema), what it quotes is left out; what a mail server or a model's service said is left out wholly.
 */
function safeMessage(error: Error): string {
  const { message } = error;
  if (isForeign(error)) return 'what another server said is not logged';
  if ('issues' in error) return 'what was read does not fit its schema';
  const quotes =
    error instanceof SyntaxError || /^(?:22|P0)...$/u.test(codeOf(error) ?? '') || error.constructor.name === 'InvalidInputError';
  const kept = quotes ? message.replace(quoted, '…') : message;
  return kept.replaceAll(addresses, '…').slice(0, maxMessage);
}

/** Errors of openai hold the answer's headers, those of nodemailer the server's response or the command. */
const isForeign = (error: Error): boolean =>
  ('headers' in error && 'status' in error) || 'responseCode' in error || ('response' in error && 'command' in error);

/** The stack begins with the message, or with several lines of it. */
function safeStack(stack: string, message: string, safe: string): string {
  const frames = stack.indexOf('\n    at ');
  const head = frames === -1 ? stack : stack.slice(0, frames);
  const kept = message === '' ? head : head.split(message).join(safe);
  // A stack that was made before the message was changed may hold the former one: then its first word is all that stays.
  const isSafe = kept.includes(safe) || message === '';
  return `${isSafe ? kept : (/^[\w.]*/u.exec(head)?.[0] ?? '')}${frames === -1 ? '' : stack.slice(frames)}`;
}

function codeOf(error: Error): string | undefined {
  const code = fieldOf(error, 'code');
  return typeof code === 'string' && /^[\w.-]{1,60}$/u.test(code) ? code : undefined;
}

function textOf(error: Error, name: 'sql' | 'table' | 'constraint'): string | undefined {
  const value = fieldOf(error, name);
  return typeof value === 'string' ? value.slice(0, 2000) : undefined;
}

const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null && name in value ? Reflect.get(value, name) : undefined;
