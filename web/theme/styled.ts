import { css, type CSSObject as Style } from '@emotion/react';
import emotionStyled from '@emotion/styled';
import type { CSSObject, styled as muiStyled } from '@mui/material/styles';

type Own = { readonly sx?: CSSObject };
/** Of emotion's own components it knows itself what to hand on; to others goes nothing that is meant for the style. */
const isEmotions = (tag: unknown): boolean => typeof tag === 'string' || Object.hasOwn(Object(tag), '__emotion_real');
const isForThem = (name: string): boolean => !['sx', 'as', 'theme'].includes(name);
const sxOf = ({ sx }: Own): CSSObject | undefined => sx;

type Make = (...styles: readonly unknown[]) => unknown;
// Emotion's own types know nothing of our elements; callers get the types of MUI's `styled`.
const style = emotionStyled as unknown as (tag: unknown, options: object) => Make;

/**
 * What MUI's `styled` does for our own components, without asking a theme at each render: their styles are plain objects, and
 * colours are variables of CSS. `sx` is plain CSS, too. Throws a `TypeError` for a style that is a function.
 */
export const styled = ((tag: unknown): Make => {
  const make = style(tag, isEmotions(tag) ? {} : { shouldForwardProp: isForThem });
  return (...styles) => make(...styles.map(writtenOnce), sxOf);
}) as unknown as typeof muiStyled; // typed as what it stands for, whose checks of `sx` and of styles hold

/** Written out when something is rendered with it first, and never again: a page has many more styles than it shows at its start. */
function writtenOnce(one: unknown): () => unknown {
  if (typeof one === 'function') throw new TypeError('A style is a plain object here; colours and spaces come from tokens.ts');
  let written: unknown;
  return () => (written ??= css(one as Style)); // the types have seen that it is one
}
