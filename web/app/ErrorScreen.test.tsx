import i18next from 'i18next';
import { renderToStaticMarkup } from 'react-dom/server';
import { initReactI18next } from 'react-i18next';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { expect, test } from 'vitest';
import { files } from '../i18n/locales/en/first.ts';
import { toTexts } from '../i18n/toTexts.ts';
import { ApiError } from '../lib/ApiError.ts';
import { ErrorScreen } from './ErrorScreen.tsx';

await i18next
  .use(initReactI18next)
  .init({ lng: 'en', resources: { en: { translation: toTexts(files) } }, interpolation: { escapeValue: false } });
const { t } = i18next;

/** What stands on a page whose route fails with this. */
async function show(error: unknown): Promise<string> {
  const routes = [
    {
      path: '/',
      loader: () => {
        throw error;
      },
      element: 'the page itself',
      errorElement: <ErrorScreen />,
    },
  ];
  const handler = createStaticHandler(routes);
  const context = await handler.query(new Request('http://localhost/'));
  if (context instanceof Response) throw new Error('The route answers with a page');
  const router = createStaticRouter(handler.dataRoutes, context);
  return renderToStaticMarkup(<StaticRouterProvider router={router} context={context} hydrate={false} />)
    .replaceAll(/<style.*?<\/style>/gsu, '')
    .replaceAll('&#x27;', "'");
}

const answered = (status: number) => new ApiError({ kind: 'answer', status });

test.each([
  ['a fault of the page itself', new TypeError('x is not a function'), 'app.oops.title', 'app.oops.text'],
  ['nothing that is an error', 'a word', 'app.oops.title', 'app.oops.text'],
  ['somebody who is not signed in', answered(401), 'app.refused.title', 'app.refused.text'],
  ['somebody who may not', answered(403), 'app.refused.title', 'app.refused.text'],
  ['a server that failed', answered(500), 'app.serverError.title', 'errors.codes.INTERNAL'],
  ['no connection', new ApiError({ kind: 'network' }), 'app.oops.title', 'errors.network'],
  ['no answer in time', new ApiError({ kind: 'timeout' }), 'app.oops.title', 'errors.timeout'],
  ['an answer of another shape', new ApiError({ kind: 'parsing', status: 200 }), 'app.oops.title', 'errors.parsing'],
] as const)('of %s it says what a person can know, and offers two ways on', async (_, error, title, text) => {
  const html = await show(error);
  expect(html).not.toContain('the page itself');
  expect(html).toContain('role="alert"');
  for (const words of [t(title), t(text), t('app.oops.again'), t('app.oops.home')]) expect(html).toContain(words);
  expect(html).not.toContain('x is not a function');
});
