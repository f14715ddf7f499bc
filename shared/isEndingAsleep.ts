import type { Theme } from './vocabulary.ts';

export type Ending = { readonly theme: Theme | null; readonly endsAsleep?: boolean | null | undefined };

/** Whether a script leads into sleep and leaves its listener there: as was asked for or read from the request, else by its theme. */
export const isEndingAsleep = ({ theme, endsAsleep }: Ending): boolean => endsAsleep ?? theme === 'sleep';
