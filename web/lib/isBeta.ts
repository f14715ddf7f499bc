import { pageFacts } from './pageFacts.ts';

/** Whether everybody has every feature for now. */
export const isBeta = (): boolean => pageFacts.read().beta === 'on';
