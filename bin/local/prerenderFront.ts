import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as z from 'zod';
import { filesOf } from './filesOf.ts';
import { startLater } from './startLater.ts';

/** What `web/front/prerender.tsx` and `web/front/prerenderHome.tsx` give. */
const Prerendered = z.object({
  name: z.string(),
  template: z.enum(['landing', 'auth', 'home']),
  language: z.string(),
  title: z.string(),
  description: z.string(),
  styles: z.string(),
  html: z.string(),
});
type Prerendered = z.infer<typeof Prerendered>;

const Program = z.object({ prerenderPages: z.custom<() => Promise<unknown>>((value) => typeof value === 'function') });
const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** The sources of a page's program, beside that of the template itself, in one language. */
const sourcesOf = ({ template, language }: Prerendered): readonly string[] =>
  template === 'home'
    ? ['app/frame/Frame.tsx', 'app/pages/HomePage.tsx', `i18n/locales/${language}/first.ts`]
    : [`front/texts/${language}.ts`];

/**
 * Draws pages ahead into the built ones: `front/landing.de.html`, `front/home-free.de.html` and so on. `folder` is the built
 * client, `programs` are those that prerender.
 */
export async function prerenderFront(folder: string, programs: readonly string[]): Promise<void> {
  const lists = { home: filesOf(join(folder, 'manifest.json')), front: filesOf(join(folder, 'front/manifest.json')) };
  for (const path of programs) {
    const { prerenderPages } = Program.parse(await import(pathToFileURL(path).href));
    for (const page of z.array(Prerendered).parse(await prerenderPages())) {
      const { name, template } = page;
      const built = readFileSync(join(folder, template === 'home' ? 'index.html' : `front/${template}.html`), 'utf8');
      const beside = sourcesOf(page).flatMap(template === 'home' ? lists.home : lists.front);
      writeFileSync(join(folder, `front/${name}.html`), fill(startLater(built, beside), page));
    }
  }
  for (const name of ['landing.html', 'auth.html']) rmSync(join(folder, 'front', name));
}

/** What is put in is taken as it is: a function in `replace` is no pattern. */
function fill(template: string, { language, title, description, styles, html }: Prerendered): string {
  return template
    .replace('<html lang="en"', () => `<html lang="${language}"`)
    .replace(
      /<meta name="description" content="[^"]*" \/>/u,
      () => `<meta name="description" content="${escape(description)}" />`,
    )
    .replace('<title>Stillpoint</title>', () => `<title>${escape(title)}</title>`)
    .replace('</head>', () => `${styles}</head>`)
    .replace('<div id="root"></div>', () => `<div id="root">${html}</div>`);
}
