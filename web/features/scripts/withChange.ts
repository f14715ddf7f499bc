import { assembleContent } from '../../../shared/markup/assembleContent.ts';
import { hashContent } from '../../../shared/markup/hashContent.ts';
import { sectionsOf } from '../../../shared/markup/sectionsOf.ts';
import type { ScriptChange } from '../../../shared/scriptChange.schema.ts';
import type { Script } from '../../../shared/scripts.schema.ts';

/**
 * The cached script after a change, the very script that fetching would give; `null` where its text has to be fetched.
 * `own` is the last text that this page sent: a change that it made itself comes without the text.
 */
export function withChange(cached: Script, { script, contentHash, text }: ScriptChange, own?: string): Script | null {
  const { excerpt: _excerpt, ...facts } = script;
  const { content: sent, ...derived }: Partial<NonNullable<typeof text>> = text ?? {};
  // The heart has events of its own, which may be ahead of this one.
  const next = { ...cached, ...facts, ...derived, favorite: cached.favorite };
  const assembled = assembleContent(cached.sections);
  // Until it has a text of its own, a script shows the sections that are saved.
  if (script.status === 'writing') return hashContent(assembled) === contentHash ? { ...next, content: '' } : null;
  const content = [sent, cached.content, assembled, own].find((one) => one !== undefined && hashContent(one) === contentHash);
  if (content === undefined) return null;
  if (content === '') return { ...next, content, sections: [] };
  const isSame = !text && content === cached.content && script.readingSpeed === cached.readingSpeed;
  return { ...next, content, sections: isSame ? cached.sections : sectionsOf({ ...next, content }) };
}
