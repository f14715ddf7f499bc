import { errorStatus, type ErrorCode } from '../../shared/errorCodes.ts';
import { createStore } from '../lib/createStore.ts';

/** Why the server refuses a connection; `null` while it does not, and where none could be made at all. */
export const refusal = createStore<ErrorCode | null>(null);

const isCode = (text: string): text is ErrorCode => text in errorStatus;

/** The code by which the server says why; any other error is the line's, not the server's. */
export const readRefusal = ({ message }: Error): ErrorCode | null => (isCode(message) ? message : null);
