import createCache, { type EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { QueryClientProvider } from '@tanstack/react-query';
import i18next from 'i18next';
import { renderToString } from 'react-dom/server';
import { initReactI18next } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import type { User } from '../../shared/accounts.schema.ts';
import { planIds, plans, type PlanId } from '../../shared/plans.ts';
import { languages } from '../../shared/vocabulary.ts';
import { dayParts } from '../features/home/dayPart.ts';
import { loadFirstTexts } from '../i18n/loaders.ts';
import { toTexts } from '../i18n/toTexts.ts';
import { pageFacts } from '../lib/pageFacts.ts';
import { createQueryClient } from '../lib/queryClient.ts';
import { queryKeys } from '../lib/queryKeys.ts';
import { breakpoint, media } from '../theme/tokens.ts';
import { shownWidth } from '../ui/shownWidth.ts';
import { renderCommonStyles } from './renderCommonStyles.tsx';
import type { Prerendered } from './Prerendered.ts';
import { HomeShell } from './HomeShell.tsx';
import { nonce } from './nonce.ts';
import { stylesOf } from './stylesOf.ts';
import { withoutAttributes } from './withoutAttributes.ts';

/** Where each answer has its person's name, and the initial (`api/http/prerenderHome.ts`). */
const placeholders = { name: '__NAME__', initial: '\uE000' } as const;

/** The frame differs by the width of the window: each is rendered, and the window shows its own. */
const widths = { narrow: 400, rail: breakpoint.medium, wide: 1440 } as const;

const hidden = '{display:none}';
const isRail = 'html[data-sidebar="rail"]';
const isWide = 'html[data-sidebar="wide"]';
const ways = [
  `[data-prerendered-for="narrow"],[data-prerendered-for="rail"]${hidden}`,
  `${media.oneColumn}{[data-prerendered-for="wide"]${hidden}[data-prerendered-for="rail"]{display:block}}`,
  `${isRail} [data-prerendered-for="wide"],${isWide} [data-prerendered-for="rail"]${hidden}`,
  `${isRail} [data-prerendered-for="rail"],${isWide} [data-prerendered-for="wide"]{display:block}`,
  `${media.narrow}{html [data-prerendered-for][data-prerendered-for]:not([data-prerendered-for="narrow"])${hidden}[data-prerendered-for="narrow"]{display:block}}`,
  ...dayParts.map((part) => `html:not([data-now="${part}"]) [data-day="${part}"]${hidden}`),
].join('');

/** Every plan's home page, in every language, as far as it is known before its person's data are. */
export async function prerenderPages(): Promise<Prerendered[]> {
  await i18next.use(initReactI18next).init({ resources: {}, fallbackLng: 'en', interpolation: { escapeValue: false } });
  pageFacts.prerenderedWith({ session: 'yes', mail: 'no' });
  const common = renderCommonStyles();
  const prerendered: Prerendered[] = [];
  for (const language of languages) {
    i18next.addResourceBundle(language, 'translation', toTexts((await loadFirstTexts[language]()).files));
    await i18next.changeLanguage(language);
    const { t } = i18next;
    const words = { title: t('app.tabTitle', { page: t('home.tab') }), description: t('app.welcome.lead') };
    for (const plan of planIds) {
      const { html, styles } = render(plan);
      prerendered.push({ name: `home-${plan}.${language}`, template: 'home', language, ...words, html, styles: common + styles });
    }
  }
  return prerendered;
}

function render(plan: PlanId): Pick<Prerendered, 'html' | 'styles'> {
  const styleCache = createCache({ key: 'sp', nonce });
  // Collects the styles instead of writing each beside its element.
  styleCache.compat = true;
  const sights = Object.entries(widths).map(
    ([name, width]) => `<div data-prerendered-for="${name}">${renderAt(width, name, plan, styleCache)}</div>`,
  );
  shownWidth.set(null);
  // Nothing on it can be pressed: the real page takes its place in a moment.
  const html = `<div inert aria-busy="true">${sights.join('')}</div>`;
  return withoutAttributes(html, `${stylesOf(styleCache)}<style nonce="${nonce}">${ways}</style>`);
}

function renderAt(width: number, prefix: string, plan: PlanId, styleCache: EmotionCache): string {
  shownWidth.set(width);
  const queryClient = createQueryClient();
  queryClient.setQueryData(queryKeys.user, personOn(plan));
  const html = renderToString(
    <CacheProvider value={styleCache}>
      <QueryClientProvider client={queryClient}>
        <MemoryRouter initialEntries={['/']}>
          <HomeShell plan={plans[plan]} name={placeholders.name} />
        </MemoryRouter>
      </QueryClientProvider>
    </CacheProvider>,
    { identifierPrefix: prefix },
  );
  // What it would forget later it forgets now, or the build would wait for that.
  queryClient.clear();
  return html;
}

const personOn = (plan: PlanId): User => ({
  id: '00000000-0000-0000-0000-000000000000',
  email: '',
  isEmailConfirmed: true,
  pendingEmail: null,
  username: placeholders.initial,
  fullName: placeholders.name,
  bio: '',
  profilePictureUrl: null,
  role: 'user',
  currentPlan: plan,
  deletionDueAt: null,
  revision: 0,
  credits: 0,
  creditsHeld: 0,
  createdAt: new Date(0).toISOString(),
});
