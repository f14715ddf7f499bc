import '@fontsource-variable/atkinson-hyperlegible-next/wght.css';
import '@fontsource-variable/inter/wght.css';
import '@fontsource-variable/newsreader/opsz.css';
import '@fontsource-variable/newsreader/opsz-italic.css';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router-dom';
import { App } from './app/App.tsx';
import { prepareFirstPage } from './app/prepareFirstPage.ts';
import { routes } from './app/routes.tsx';
import { startPreloading } from './app/startPreloading.ts';
import { startTranslation } from './i18n/startTranslation.ts';
import { carriedToast } from './lib/carriedToast.ts';
import { createQueryClient } from './lib/queryClient.ts';
import { yieldToBrowser } from './lib/yieldToBrowser.ts';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');

const queryClient = createQueryClient();
const texts = startTranslation();
await yieldToBrowser();
const firstPage = prepareFirstPage(root, routes, queryClient);
await yieldToBrowser();
const router = createBrowserRouter(routes);
await Promise.all([texts, firstPage]);
carriedToast.show();
// As a transition it lets go of the browser every few milliseconds.
startTransition(() => createRoot(root).render(<App queryClient={queryClient} router={router} />));
startPreloading(routes, queryClient);
dispatchEvent(new Event('stillpoint:started'));
