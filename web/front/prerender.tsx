import createCache from '@emotion/cache';
import i18next from 'i18next';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import * as paths from '../../shared/paths.ts';
import { pathTo } from '../../shared/pathTo.ts';
import { languages } from '../../shared/vocabulary.ts';
import { AuthPage } from '../app/pages/AuthPage.tsx';
import { pageFacts } from '../lib/pageFacts.ts';
import { createQueryClient } from '../lib/queryClient.ts';
import { renderCommonStyles } from './renderCommonStyles.tsx';
import type { Prerendered } from './Prerendered.ts';
import { FrontApp } from './FrontApp.tsx';
import { frontPage } from './frontPage.tsx';
import { nonce } from './nonce.ts';
import { stylesOf } from './stylesOf.ts';
import { withoutAttributes } from './withoutAttributes.ts';

type Sight = {
  readonly name: string;
  readonly template: Prerendered['template'];
  readonly address: string;
  readonly mail: string;
};

const sights: readonly Sight[] = [
  { name: 'landing', template: 'landing', address: paths.home, mail: 'no' },
  { name: 'auth', template: 'auth', address: paths.auth, mail: 'no' },
  { name: 'auth-mail', template: 'auth', address: paths.auth, mail: 'yes' },
  ...['free', 'essential', 'pro', 'business'].map((plan) => ({
    name: `auth-${plan}`,
    template: 'auth' as const,
    address: pathTo(paths.auth, {}, { query: { plan } }),
    mail: 'no',
  })),
];

/** The signed-out pages as their visitors' browsers would render them first, in every language. */
export async function prerenderPages(): Promise<Prerendered[]> {
  const common = renderCommonStyles();
  const prerendered: Prerendered[] = [];
  for (const language of languages) {
    await i18next.changeLanguage(language);
    for (const { name, template, address, mail } of sights) {
      pageFacts.prerenderedWith({ session: 'no', mail });
      const { html, styles } = render(template === 'landing' ? frontPage : <AuthPage />, address);
      prerendered.push({ name: `${name}.${language}`, template, language, ...wordsOf(name), styles: common + styles, html });
    }
  }
  return prerendered;
}

function wordsOf(name: string): Pick<Prerendered, 'title' | 'description'> {
  const { t } = i18next;
  const heading = name.startsWith('auth-') && name !== 'auth-mail' ? t('accounts.register.title') : t('accounts.signIn.title');
  return {
    title: t('app.tabTitle', { page: name === 'landing' ? t('app.welcome.tab') : heading }),
    description: t('app.welcome.lead'),
  };
}

function render(page: ReactNode, address: string): Pick<Prerendered, 'html' | 'styles'> {
  const styleCache = createCache({ key: 'sp', nonce });
  // Collects the styles instead of writing each beside its element.
  styleCache.compat = true;
  const queryClient = createQueryClient();
  const html = renderToString(
    <FrontApp address={address} styleCache={styleCache} queryClient={queryClient}>
      {page}
    </FrontApp>,
  );
  // What it would forget later it forgets now, or the build would wait for that.
  queryClient.clear();
  return withoutAttributes(html, stylesOf(styleCache));
}
