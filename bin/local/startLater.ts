const sheet = /<link rel="stylesheet"[^>]*href="(?<path>[^"]+)"[^>]*>\s*/gu;
const preload = /<link rel="modulepreload"[^>]*href="(?<path>[^"]+)"[^>]*>\s*/gu;
const program = /<script type="module"[^>]*src="(?<path>[^"]+)"[^>]*><\/script>\s*/gu;

/**
 * A built page whose program, with `more` beside it, and whose typefaces are fetched once the page is painted: it is drawn
 * ahead and needs neither for that. `web/public/page-start.js` fetches them.
 */
export function startLater(page: string, more: readonly string[]): string {
  const take = (pattern: RegExp): string[] => Array.from(page.matchAll(pattern), (match) => match.groups?.['path'] ?? '');
  const facts = {
    program: take(program),
    beside: [...new Set([...take(preload), ...more])],
    sheets: take(sheet),
  };
  const data = Object.entries(facts).map(([name, paths]) => `data-${name}="${paths.join(' ')}"`);
  return page
    .replaceAll(sheet, '')
    .replaceAll(preload, '')
    .replaceAll(program, '')
    .replace('</head>', () => `<script defer src="/page-start.js" ${data.join(' ')}></script></head>`);
}
