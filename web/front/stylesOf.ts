import type { EmotionCache } from '@emotion/cache';
import { nonce } from './nonce.ts';

/** The element with all styles that a render has put into its cache, under the names by which a browser's cache knows them. */
export function stylesOf({ inserted }: EmotionCache): string {
  const names = Object.keys(inserted).join(' ');
  const css = Object.values(inserted).map((rules) => (typeof rules === 'string' ? rules : ''));
  return `<style nonce="${nonce}" data-emotion="sp ${names}">${css.join('')}</style>`;
}
