/** `slotProps` of a dialog with things beside each other in it. */
export const wideDialog = { paper: { sx: { inlineSize: 'min(52rem, calc(100vw - 2rem))', maxInlineSize: 'none' } } } as const;
