import type { Queries } from '../../db/pool.ts';
import type { Script } from '../../shared/scripts.schema.ts';
import type { SuggestionList } from '../../shared/suggestions.schema.ts';
import type { SectionKind } from '../../shared/vocabulary.ts';
import type { Task } from '../compute/Task.ts';
import type { ThreadPool } from '../compute/ThreadPool.ts';
import { getScript } from '../scriptPages/getScript.ts';
import { getSettings } from '../settings/getSettings.ts';
import type { pickSuggestions, Wanted } from './pickSuggestions.ts';

/** Sections in which a listener comes back: no image begins there. */
const endings: ReadonlySet<SectionKind> = new Set(['return', 'emergence']);

/** On a thread, whatever the text's length: reading the library of a language for the first time takes the longest. */
const picking: Task<typeof pickSuggestions> = { file: new URL('./pickSuggestions.ts', import.meta.url), name: 'pickSuggestions' };

/**
 * Metaphors out of the phrase library for one place in a script: none with an image that the person asked to avoid,
 * and no sentence that the script has already.
 */
export async function listSuggestions(
  queries: Queries,
  texts: ThreadPool,
  accountId: string,
  scriptId: string,
  { section, ...wanted }: Wanted & { readonly section: number },
  signal?: AbortSignal,
): Promise<SuggestionList> {
  const script = await getScript(queries, accountId, scriptId);
  const kind = script.sections[section - 1]?.kind;
  if (kind && endings.has(kind) && isPlanned(script, section)) return { items: [], rounds: 0, isEnding: true };
  const { defaultPauseShort, defaultPauseMedium } = await getSettings(queries, accountId);
  const { id, content, language, address, style, intensity, theme, request } = script;
  return texts.run(
    picking,
    {
      script: { id, content, language, address, style, intensity, theme, request },
      wanted,
      pauses: { defaultPauseShort, defaultPauseMedium },
    },
    { owner: accountId, signal },
  );
}

/** A script of one's own has no plan, and so no section that is known to be its end. */
const isPlanned = ({ outline }: Script, section: number): boolean => outline.length >= section;
