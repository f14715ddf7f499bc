import type { Approach, Style } from './vocabulary.ts';

/** The four words of a template's form for how it sounds. */
export const templateStyles = ['calm', 'soft', 'energetic', 'clear'] as const;
export type TemplateStyle = (typeof templateStyles)[number];

/** What each word asks of the generator; docs/decisions/0013-template-styles.md gives the reasons. */
export const askOfTemplateStyle: Readonly<Record<TemplateStyle, { readonly style: Style; readonly approach: Approach }>> = {
  calm: { style: 'gentle', approach: 'calm' },
  soft: { style: 'guided-visualization', approach: 'nature' },
  energetic: { style: 'pragmatic', approach: 'breath' },
  clear: { style: 'mindfulness', approach: 'bodyscan' },
};
