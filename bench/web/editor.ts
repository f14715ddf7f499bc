import type { BrowserContext, Page } from '@playwright/test';
import { buildWeb, isWebBuilt } from '../../bin/local/buildWeb.ts';
import { openPool } from '../../db/pool.ts';
import { getScript } from '../../shared/routes/scripts.routes.ts';
import { texts } from '../../tests/e2e/support/texts.ts';
import { startApiChild } from '../support/benchSettings.ts';
import type { Bench } from '../support/openBench.ts';
import { createPeople, signIn } from '../support/people.ts';
import type { Row } from '../support/report.ts';
import { median } from '../support/statistics.ts';
import { buildBarePage } from './editor/buildBarePage.ts';
import { describeEditor, type Measured } from './editor/describeEditor.ts';
import { keepLongScript } from './editor/keepLongScript.ts';
import { loadEditor } from './editor/loadEditor.ts';
import { measureKeys } from './editor/measureKeys.ts';
import { measureMemory } from './editor/measureMemory.ts';
import type { Subject } from './editor/Subject.ts';
import { inBrowser } from './inBrowser.ts';

const t = texts('en');
const window = { width: 1440, height: 900 };

/** The editor with a script of an hour, beside a bare CodeMirror with the same text in the same browser. */
export const benchEditor = (bench: Bench): Promise<Row[]> =>
  bench.withDatabase(async (databaseUrl) => {
    if (!isWebBuilt()) await buildWeb();
    const database = await openPool(databaseUrl, 4);
    const [person] = await createPeople(database, 1);
    if (!person) throw new Error('nobody to edit a script');
    const { id, content } = await keepLongScript(database, person.id);
    await database.end();
    const barePage = await buildBarePage(content);
    const api = await startApiChild(databaseUrl);
    try {
      const { cookie } = await signIn(api.address, person);
      const product: Subject = {
        url: `${api.address}/edit/${id}`,
        cookie,
        canUndo: canUndoHere,
        prepare: async () => {},
        read: () => readContent(`${api.address}/api/scripts/${id}`, cookie),
      };
      const floor: Subject = {
        url: `${api.address}/bare-editor`,
        cookie: null,
        canUndo: (page) => page.evaluate('bare.canUndo()'),
        async prepare(context) {
          await context.route('**/bare-editor', (route) => route.fulfill({ contentType: 'text/html', body: barePage }));
        },
        read: () => Promise.resolve(content),
      };
      const measured = { product: await measure(product, bench.quick), floor: await measure(floor, bench.quick) };
      return describeEditor(measured);
    } finally {
      await api.stop();
    }
  });

async function measure(subject: Subject, quick: boolean): Promise<Measured> {
  const { url, cookie, prepare } = subject;
  /** A fresh browser each time: nothing is warm but the server. */
  const open = <T>(work: (page: Page) => Promise<T>): Promise<T> =>
    inBrowser(url, cookie, async (context: BrowserContext) => {
      await prepare(context);
      const page = await context.newPage();
      await page.setViewportSize(window);
      return work(page);
    });
  const loads: number[] = [];
  for (let run = 0; run < (quick ? 1 : 3); run += 1) loads.push(await open((page) => loadEditor(page, url)));
  const keys = await open(async (page) => {
    await loadEditor(page, url);
    return measureKeys(page, quick ? 1 : 4);
  });
  const text = await subject.read();
  const edits = quick ? 100 : 1000;
  const memory = await open(async (page) => {
    await loadEditor(page, url);
    return measureMemory(page, subject, edits);
  });
  // Figures of an editor that loses a key, or undoes too little, are worth nothing.
  if ((await subject.read()) !== text) throw new Error('Undone, the text is another than it was before.');
  return { load: median(loads), keys, edits, memory };
}

const canUndoHere = async (page: Page): Promise<boolean> =>
  (await page.getByRole('button', { name: t('editor.tools.undo'), exact: true }).getAttribute('aria-disabled')) === null;

async function readContent(url: string, cookie: string): Promise<string> {
  const answer = await fetch(url, { headers: { cookie } });
  return getScript.answers[200].parse(await answer.json()).content;
}
