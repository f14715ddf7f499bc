import { isWithinLimit, secondsOf, type ScriptListOptions } from '../../../shared/scriptFilters.ts';
import type { ScriptListItem } from '../../../shared/scripts.schema.ts';

/** Whether only the server can tell what belongs into a list: it knows the words, and who is in a collection. */
export const isForServer = ({ search, collection }: ScriptListOptions): boolean =>
  (search !== undefined && search !== '') || collection !== undefined;

/** Whether a script is one of those that a list was narrowed to, as far as its facts tell. */
export const fits = (item: ScriptListItem, list: ScriptListOptions): boolean =>
  (list.approach === undefined || list.approach === item.approach) &&
  (list.type === undefined || list.type === item.type) &&
  (list.language === undefined || list.language === item.language) &&
  (list.duration === undefined || isWithinLimit(secondsOf(item), list.duration)) &&
  (list.favorite === undefined || item.favorite);

/** Which of two comes first, as the server sorts; titles and a collection's own order are the server's to compare. */
export function precedes(list: ScriptListOptions): ((item: ScriptListItem, other: ScriptListItem) => boolean) | null {
  if (list.sort === 'title' || list.sort === 'place') return null;
  const keys = (item: ScriptListItem): readonly (string | number)[] =>
    list.sort === 'duration' ? [secondsOf(item), item.createdAt, item.id] : [item.createdAt, item.id];
  return (item, other) => {
    const [one, two] = [keys(item), keys(other)];
    const at = one.findIndex((key, index) => key !== two[index]);
    const [mine, its] = [one[at] ?? 0, two[at] ?? 0];
    return at !== -1 && (list.order === 'asc' ? mine < its : mine > its);
  };
}
