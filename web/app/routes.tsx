import type { ReactNode } from 'react';
import { Navigate, type RouteObject } from 'react-router-dom';
import { ErrorScreen } from './ErrorScreen.tsx';
import { lazyPage } from './lazyPage.tsx';
import { pageLoaders } from './pageLoaders.ts';
import { RequireUser } from './RequireUser.tsx';
import { Root } from './Root.tsx';
import { ScriptAlias } from './ScriptAlias.tsx';
import type { Handle } from './visitorsPage.ts';

/** One page for all, signed in or not. */
const forAll = (page: ReactNode) => ({ element: page, handle: { visitors: page } satisfies Handle });
const to = (path: string) => <Navigate to={path} replace />;

/** Apart from the visitors' pages, which need none of what surrounds those who are signed in. */
const frame = lazyPage(async () => (await import('./frame/Frame.tsx')).Frame, { saysLittle: true });
const inFrame = <RequireUser>{frame}</RequireUser>;
pageLoaders.add(inFrame, () => pageLoaders.run(frame));
// The page itself says whether somebody is signed in: then it is fetched beside the program, not after it.
if (document.documentElement.dataset['session'] === 'yes') void pageLoaders.run(frame);

const home = lazyPage(async () => (await import('./pages/HomePage.tsx')).HomePage, { saysLittle: true });
const landing = lazyPage(async () => (await import('./pages/LandingPage.tsx')).LandingPage);
const language = lazyPage(async () => (await import('./pages/LanguagePage.tsx')).LanguagePage);
const notFound = lazyPage(async () => (await import('./pages/NotFoundPage.tsx')).NotFoundPage);
const pricing = lazyPage(async () => (await import('./pages/PricingPage.tsx')).PricingPage);
const scripts = lazyPage(async () => (await import('./pages/ScriptsPage.tsx')).ScriptsPage);
const templates = lazyPage(async () => (await import('./pages/TemplatesPage.tsx')).TemplatesPage);
const template = lazyPage(async () => (await import('./pages/TemplatePage.tsx')).TemplatePage);

/** Every address of the application, and the page that is there. */
export const routes: RouteObject[] = [
  {
    element: <Root />,
    errorElement: <ErrorScreen isWhole />,
    children: [
      {
        path: '/forgot-password',
        element: lazyPage(async () => (await import('./pages/ForgotPasswordPage.tsx')).ForgotPasswordPage),
      },
      {
        path: '/reset-password',
        element: lazyPage(async () => (await import('./pages/ResetPasswordPage.tsx')).ResetPasswordPage),
      },
      {
        path: '/confirm-email',
        element: lazyPage(async () => (await import('./pages/ConfirmEmailPage.tsx')).ConfirmEmailPage),
      },
      { path: '/auth', element: lazyPage(async () => (await import('./pages/AuthPage.tsx')).AuthPage) },
      {
        element: inFrame,
        children: [
          {
            errorElement: <ErrorScreen />,
            children: [
              { path: '/', element: home, handle: { visitors: landing } satisfies Handle },
              { path: '/scripts', element: scripts },
              { path: '/favorites', element: lazyPage(async () => (await import('./pages/FavoritesPage.tsx')).FavoritesPage) },
              {
                path: '/collections',
                element: lazyPage(async () => (await import('./pages/CollectionsPage.tsx')).CollectionsPage),
              },
              {
                path: '/collections/:id',
                element: lazyPage(async () => (await import('./pages/CollectionPage.tsx')).CollectionPage),
              },
              {
                path: '/script-generator',
                element: lazyPage(async () => (await import('./pages/GeneratorPage.tsx')).GeneratorPage),
              },
              {
                path: '/simple-generator',
                element: lazyPage(async () => (await import('./pages/SimpleGeneratorPage.tsx')).SimpleGeneratorPage),
              },
              {
                path: '/create-script',
                element: lazyPage(async () => (await import('./pages/CreateScriptPage.tsx')).CreateScriptPage),
              },
              { path: '/templates', ...forAll(templates) },
              {
                path: '/templates/new',
                element: lazyPage(async () => (await import('./pages/NewTemplatePage.tsx')).NewTemplatePage),
              },
              { path: '/templates/:id', ...forAll(template) },
              {
                path: '/templates/:id/edit',
                element: lazyPage(async () => (await import('./pages/EditTemplatePage.tsx')).EditTemplatePage),
              },
              { path: '/scripts/:id', element: lazyPage(async () => (await import('./pages/ScriptPage.tsx')).ScriptPage) },
              {
                path: '/script-editor',
                element: lazyPage(async () => (await import('./pages/OwnScriptPage.tsx')).OwnScriptPage),
              },
              { path: '/edit/:id', element: lazyPage(async () => (await import('./pages/EditorPage.tsx')).EditorPage) },
              {
                path: '/scripts/:id/versions',
                element: lazyPage(async () => (await import('./pages/VersionsPage.tsx')).VersionsPage),
              },
              {
                path: '/transactions',
                element: lazyPage(async () => (await import('./pages/TransactionsPage.tsx')).TransactionsPage),
              },
              { path: '/pricing', ...forAll(pricing) },
              { path: '/database-pricing', ...forAll(pricing) },
              {
                path: '/premium',
                element: pricing,
                handle: {
                  visitors: lazyPage(async () => (await import('./pages/PremiumPage.tsx')).PremiumPage),
                } satisfies Handle,
              },
              { path: '/unified-pricing', element: pricing },
              { path: '/subscription', element: pricing },
              { path: '/account/subscription', element: pricing },
              { path: '/buy-credits', element: to('/unified-pricing#packs') },
              { path: '/checkout', element: lazyPage(async () => (await import('./pages/CheckoutPage.tsx')).CheckoutPage) },
              { path: '/help', element: lazyPage(async () => (await import('./pages/HelpPage.tsx')).HelpPage) },
              {
                path: '/help/:article',
                element: lazyPage(async () => (await import('./pages/HelpArticlePage.tsx')).HelpArticlePage),
              },
              {
                path: '/visual-demo',
                element: lazyPage(async () => (await import('./pages/VisualDemoPage.tsx')).VisualDemoPage),
              },
              { path: '/profile', element: lazyPage(async () => (await import('./pages/ProfilePage.tsx')).ProfilePage) },
              { path: '/settings', element: lazyPage(async () => (await import('./pages/SettingsPage.tsx')).SettingsPage) },
              {
                path: '/accessibility',
                element: lazyPage(async () => (await import('./pages/AccessibilityPage.tsx')).AccessibilityPage),
              },
              { path: '/language', ...forAll(language) },
              { path: '*', ...forAll(notFound) },
            ],
          },
        ],
      },
      {
        path: '/scripts/:id/read',
        element: <RequireUser>{lazyPage(async () => (await import('./pages/ReadPage.tsx')).ReadPage)}</RequireUser>,
      },
      { path: '/dashboard', element: to('/') },
      { path: '/pricing-test', element: to('/pricing') },
      { path: '/generate', element: to('/script-generator') },
      { path: '/enhanced-script-generator', element: to('/script-generator') },
      { path: '/edit-script/:id', element: <ScriptAlias /> },
      { path: '/script-editor/:id', element: <ScriptAlias /> },
    ],
  },
];
