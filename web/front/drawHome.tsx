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
import { pageFacts } from '../lib/pageFacts.ts';
import { createQueryClient } from '../lib/queryClient.ts';
import { queryKeys } from '../lib/queryKeys.ts';
import { breakpoint, media } from '../theme/tokens.ts';
import { drawnWidth } from '../ui/drawnWidth.ts';
import { drawCommonStyles } from './drawCommonStyles.tsx';
import type { Drawn } from './Drawn.ts';
import { HomeShell } from './HomeShell.tsx';
import { nonce } from './nonce.ts';
import { stylesOf } from './stylesOf.ts';
import { withoutAttributes } from './withoutAttributes.ts';

/** Where each answer has its person's name, and the initial (`api/http/drawHome.ts`). */
const places = { name: '__NAME__', initial: '\uE000' } as const;

/** The frame differs by the width of the window: each is drawn, and the window shows its own. */
const widths = { narrow: 400, rail: breakpoint.medium, wide: 1440 } as const;

const hidden = '{display:none}';
const isRail = 'html[data-sidebar="rail"]';
const isWide = 'html[data-sidebar="wide"]';
const ways = [
  `[data-drawn-for="narrow"],[data-drawn-for="rail"]${hidden}`,
  `${media.oneColumn}{[data-drawn-for="wide"]${hidden}[data-drawn-for="rail"]{display:block}}`,
  `${isRail} [data-drawn-for="wide"],${isWide} [data-drawn-for="rail"]${hidden}`,
  `${isRail} [data-drawn-for="rail"],${isWide} [data-drawn-for="wide"]{display:block}`,
  `${media.narrow}{html [data-drawn-for][data-drawn-for]:not([data-drawn-for="narrow"])${hidden}[data-drawn-for="narrow"]{display:block}}`,
  ...dayParts.map((part) => `html:not([data-now="${part}"]) [data-day="${part}"]${hidden}`),
].join('');

/** Every plan's home page, in every language, as far as it is known before its person's data are. */
export async function drawPages(): Promise<Drawn[]> {
  await i18next.use(initReactI18next).init({ resources: {}, fallbackLng: 'en', interpolation: { escapeValue: false } });
  pageFacts.drawnWith({ session: 'yes', mail: 'no' });
  const common = drawCommonStyles();
  const drawn: Drawn[] = [];
  for (const language of languages) {
    i18next.addResourceBundle(language, 'translation', (await loadFirstTexts[language]()).first);
    await i18next.changeLanguage(language);
    const { t } = i18next;
    const words = { title: t('app.tabTitle', { page: t('home.tab') }), description: t('app.welcome.lead') };
    for (const plan of planIds) {
      const { html, styles } = draw(plan);
      drawn.push({ name: `home-${plan}.${language}`, template: 'home', language, ...words, html, styles: common + styles });
    }
  }
  return drawn;
}

function draw(plan: PlanId): Pick<Drawn, 'html' | 'styles'> {
  const styleCache = createCache({ key: 'sp', nonce });
  // Collects the styles instead of writing each beside its element.
  styleCache.compat = true;
  const sights = Object.entries(widths).map(
    ([name, width]) => `<div data-drawn-for="${name}">${drawAt(width, name, plan, styleCache)}</div>`,
  );
  drawnWidth.set(null);
  // Nothing on it can be pressed: the real page takes its place in a moment.
  const html = `<div inert aria-busy="true">${sights.join('')}</div>`;
  return withoutAttributes(html, `${stylesOf(styleCache)}<style nonce="${nonce}">${ways}</style>`);
}

function drawAt(width: number, prefix: string, plan: PlanId, styleCache: EmotionCache): string {
  drawnWidth.set(width);
  const queryClient = createQueryClient();
  queryClient.setQueryData(queryKeys.user, personOn(plan));
  const html = renderToString(
    <CacheProvider value={styleCache}>
      <QueryClientProvider client={queryClient}>
        <MemoryRouter initialEntries={['/']}>
          <HomeShell plan={plans[plan]} name={places.name} />
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
  username: places.initial,
  fullName: places.name,
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
