import type { ExportQuery } from '../../shared/exports.schema.ts';
import { exportScript } from '../../shared/routes/exports.routes.ts';
import { getScript, updateScript } from '../../shared/routes/scripts.routes.ts';
import type { ExportFormat } from '../../shared/plans.ts';
import type { Language } from '../../shared/vocabulary.ts';
import type { factories } from './factories.ts';
import type { Person } from './signingUp.ts';
import type { Reply } from './sendRequest.ts';

type Options = Partial<Record<keyof ExportQuery, string>>;

/** Scripts with texts of one's own, and their files. */
export function exportsOf({ signUp, finished, setPlanTo }: ReturnType<typeof factories>) {
  async function subscribe(plan = 'pro'): Promise<Person> {
    const person = await signUp({ credits: 60 });
    await setPlanTo(person.user.id, plan);
    return person;
  }

  /** A finished script whose text is this one. */
  async function written(person: Person, text: { readonly title: string; readonly content: string }, language: Language = 'en') {
    const { scriptId: id } = await finished(person, { language });
    const { revision } = await person.client.call(getScript, { params: { id } });
    await person.client.call(updateScript, { params: { id }, body: { baseRevision: revision, ...text } });
    return id;
  }

  async function download({ client }: Person, id: string, format: ExportFormat, options: Options = {}): Promise<Reply> {
    const reply = await client.try(exportScript, { params: { id }, query: { format, ...options } });
    if (reply.status !== 200) throw new Error(`${format} answered ${reply.status}: ${reply.text}`);
    return reply;
  }

  return { subscribe, written, download };
}
