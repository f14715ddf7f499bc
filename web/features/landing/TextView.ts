import type { ComponentType } from 'react';

/** How a script's text is drawn; the front page is given it, for it belongs to the scripts. */
export type TextView = ComponentType<{ readonly content: string; readonly isGrowing?: boolean }>;
