import { sectionsOf } from '../../shared/markup/sectionsOf.ts';
import type { Script, Section } from '../../shared/scripts.schema.ts';
import { AppError } from '../AppError.ts';

type Sought = { readonly section: number; readonly title: string | null };

/**
 * The section of a text that once stood at a place under a title: still there, or the only one of that title. Throws
 * `SECTION_UNKNOWN` where nobody can tell which it is.
 */
export function findSection(
  script: Pick<Script, 'content' | 'outline' | 'language' | 'type' | 'theme' | 'endsAsleep' | 'readingSpeed'>,
  { section, title }: Sought,
): Section {
  const sections = sectionsOf(script);
  const there = sections[section - 1];
  if (there && there.title === (title ?? '')) return there;
  const named = sections.filter((one) => one.title === (title ?? ''));
  if (named.length === 1 && named[0]) return named[0];
  throw new AppError('SECTION_UNKNOWN', 'the text has no such section');
}
