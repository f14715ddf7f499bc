import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { CreateTemplateBody, Template } from '../../../shared/templates.schema.ts';
import { languages, type Language } from '../../../shared/vocabulary.ts';

/** A file of the library. `content` is a line for each line of the text; `order` is its place in its language. */
const LibraryFile = z.strictObject({
  order: z.int().check(z.minimum(1)),
  title: z.string(),
  description: z.string().check(z.minLength(1)),
  type: Template.shape.type,
  themes: Template.shape.themes.check(z.minLength(1)),
  duration: Template.shape.duration,
  style: Template.shape.style,
  approach: Template.shape.approach,
  structure: z.array(z.string()).check(z.minLength(1)),
  content: z.array(z.string()).check(z.minLength(1)),
});

/** When the library was last gone through; it changes with the program, not with the clock. */
const edition = '2026-11-21T00:00:00.000Z';

const folder = import.meta.dirname;

function readLanguage(language: Language): Template[] {
  const names = readdirSync(join(folder, language)).filter((name) => name.endsWith('.json'));
  return names
    .map((name) => ({ id: `${language}.${name.slice(0, -5)}`, file: readTemplateFile(language, name) }))
    .toSorted((one, other) => one.file.order - other.file.order)
    .map(({ id, file: { order: _order, content, ...file } }) => {
      const written = CreateTemplateBody.parse({ ...file, language, content: content.join('\n'), isPublic: true });
      const standing = { source: 'builtin', author: null, revision: 1, createdAt: edition, updatedAt: edition } as const;
      return Template.parse({ ...written, id, ...standing });
    });
}

const readTemplateFile = (language: Language, name: string): z.infer<typeof LibraryFile> =>
  LibraryFile.parse(JSON.parse(readFileSync(join(folder, language, name), 'utf8')));

/** Stillpoint's own templates, language by language, in the library's order. A file that does not fit stops the start. */
export const builtInTemplates: readonly Template[] = languages.flatMap(readLanguage);
