/** Offsets are UTF-16 units into the text. */
export type TextSpan = { readonly start: number; readonly end: number };
