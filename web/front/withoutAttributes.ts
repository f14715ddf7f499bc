import type { Prerendered } from './Prerendered.ts';
import { nonce } from './nonce.ts';

/** The policy allows no `style` attributes in HTML; each becomes a rule. (A script may set them, and does where they change.) */
export function withoutAttributes(html: string, styles: string): Pick<Prerendered, 'html' | 'styles'> {
  const rules = new Map<string, number>();
  const plain = html.replaceAll(/ style="(?<value>[^"]*)"/gu, (_whole, value: string) => {
    const number = rules.get(value) ?? rules.size;
    rules.set(value, number);
    return ` data-prerendered="${number}"`;
  });
  const css = [...rules].map(
    ([value, number]) => `[data-prerendered="${number}"]{${value.replaceAll('&quot;', '"').replaceAll('&#x27;', "'")}}`,
  );
  return { html: plain, styles: `${styles}<style nonce="${nonce}">${css.join('')}</style>` };
}
