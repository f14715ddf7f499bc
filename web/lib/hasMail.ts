import { pageFacts } from './pageFacts.ts';

/** Whether this server can send mail, or show it: the page itself says so, and what needs mail is left out where not. */
export const hasMail = (): boolean => pageFacts.read().mail !== 'no';
