import '@fontsource-variable/atkinson-hyperlegible-next/wght.css';
import '@fontsource-variable/inter/wght.css';
import '@fontsource-variable/newsreader/opsz.css';
import '@fontsource-variable/newsreader/opsz-italic.css';
import i18next from 'i18next';
import LanguageDetector from 'i18next-browser-languagedetector';
import { startTransition, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { languages, type Language } from '../../shared/vocabulary.ts';
import { styleCache } from '../app/styleCache.ts';
import { detection } from '../i18n/detection.ts';
import { toLanguage } from '../i18n/toLanguage.ts';
import { carriedToast } from '../lib/carriedToast.ts';
import { followedLink } from '../lib/followedLink.ts';
import { keepAsking } from '../lib/keepAsking.ts';
import { createQueryClient } from '../lib/queryClient.ts';
import { FrontApp } from './FrontApp.tsx';
import { Started } from './Started.tsx';

/** Takes over a page that was prerendered, in the language and at the address that it was prerendered for. */
export async function startFront(page: ReactNode): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root');
  const prerenderedIn = toLanguage(document.documentElement.lang);
  const found = findLanguage() ?? prerenderedIn;
  await keepAsking(() => i18next.changeLanguage(prerenderedIn));
  // As a transition it lets go of the browser every few milliseconds: one can go on reading, and press what one likes.
  startTransition(() => {
    hydrateRoot(
      root,
      <FrontApp address={location.pathname + location.search} styleCache={styleCache} queryClient={createQueryClient()}>
        {page}
        <Started />
      </FrontApp>,
    );
  });
  carriedToast.show();
  addEventListener('pagehide', () => {
    carriedToast.take();
    followedLink.note();
  });
  // What this browser has chosen before comes before what the server could know of it.
  if (found !== prerenderedIn) await i18next.changeLanguage(found).catch(() => undefined); // what it was prerendered in serves, too
}

function findLanguage(): Language | undefined {
  const codes = [new LanguageDetector(null, detection).detect() ?? []].flat();
  return codes.map((code) => languages.find((language) => language === code)).find((language) => language !== undefined);
}
