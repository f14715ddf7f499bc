import * as z from 'zod/mini';
import { templateFilters, type TemplateFilters } from '../../../shared/templates.schema.ts';
import { languages, type Language } from '../../../shared/vocabulary.ts';

/** A parameter that is not what it should be is as good as none. */
const Lenient = z.object({
  source: z.catch(templateFilters.source, undefined),
  theme: z.catch(templateFilters.theme, undefined),
  type: z.catch(templateFilters.type, undefined),
  duration: z.catch(templateFilters.duration, undefined),
  q: z.catch(templateFilters.q, undefined),
});

/** Chosen where a reader wants templates in every language. */
export const everyLanguage = 'all';

/**
 * The filters that the address bar holds. Templates are read in the reader's own language unless another one, or all of
 * them, was chosen.
 */
export function readTemplateSearch(search: URLSearchParams, own: Language): TemplateFilters {
  const given = Object.fromEntries([...search].filter(([, value]) => value !== ''));
  const language = given['language'] === everyLanguage ? undefined : (languages.find((one) => one === given['language']) ?? own);
  const filters = { ...Lenient.parse(given), language };
  return Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== undefined && value !== ''));
}

/** The address bar's parameters with one of them changed; `null` takes it out. */
export function withParameter(search: URLSearchParams, name: string, value: string | null): URLSearchParams {
  const next = new URLSearchParams(search);
  if (value === null || value === '') next.delete(name);
  else next.set(name, value);
  return next;
}
