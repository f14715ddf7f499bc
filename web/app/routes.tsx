import type { ReactNode } from 'react';
import { Navigate, type RouteObject } from 'react-router-dom';
import * as paths from '../../shared/paths.ts';
import { pathTo } from '../../shared/pathTo.ts';
import { ErrorScreen } from './ErrorScreen.tsx';
import { lazyPage } from './lazyPage.tsx';
import { pageLoaders } from './pageLoaders.ts';
import { RequireUser } from './RequireUser.tsx';
import { Root } from './Root.tsx';
import { ScriptAlias } from './ScriptAlias.tsx';
import type { Handle } from './visitorsPage.ts';

/** One page for all, signed in or not. */
const forAll = (page: ReactNode) => ({ element: page, handle: { visitors: page } satisfies Handle });
/** The same, for whoever awaits the deletion of their account as well. */
const forAllAlways = (page: ReactNode) => ({ element: page, handle: { visitors: page, whileDeleting: true } satisfies Handle });
const to = (path: string) => <Navigate to={path} replace />;

/** Apart from the visitors' pages, which need none of what surrounds those who are signed in. */
const frame = lazyPage(async () => (await import('./frame/Frame.tsx')).Frame, { saysLittle: true });
const inFrame = <RequireUser>{frame}</RequireUser>;
pageLoaders.add(inFrame, () => pageLoaders.run(frame));
// The page itself says whether somebody is signed in: then it is fetched beside the program, not after it.
if (document.documentElement.dataset['session'] === 'yes') void pageLoaders.run(frame);

const home = lazyPage(async () => (await import('./pages/HomePage.tsx')).HomePage, { saysLittle: true });
const help = lazyPage(async () => (await import('./pages/HelpPage.tsx')).HelpPage);
const helpArticle = lazyPage(async () => (await import('./pages/HelpArticlePage.tsx')).HelpArticlePage);
const imprint = lazyPage(async () => (await import('./pages/ImprintPage.tsx')).ImprintPage);
const landing = lazyPage(async () => (await import('./pages/LandingPage.tsx')).LandingPage);
const language = lazyPage(async () => (await import('./pages/LanguagePage.tsx')).LanguagePage);
const notFound = lazyPage(async () => (await import('./pages/NotFoundPage.tsx')).NotFoundPage);
const pricing = lazyPage(async () => (await import('./pages/PricingPage.tsx')).PricingPage);
const privacy = lazyPage(async () => (await import('./pages/PrivacyPage.tsx')).PrivacyPage);
const scripts = lazyPage(async () => (await import('./pages/ScriptsPage.tsx')).ScriptsPage);
const templates = lazyPage(async () => (await import('./pages/TemplatesPage.tsx')).TemplatesPage);
const template = lazyPage(async () => (await import('./pages/TemplatePage.tsx')).TemplatePage);
const terms = lazyPage(async () => (await import('./pages/TermsPage.tsx')).TermsPage);

/** Every address of the application, and the page that is there. */
export const routes: RouteObject[] = [
  {
    element: <Root />,
    errorElement: <ErrorScreen isWhole />,
    children: [
      {
        path: paths.forgotPassword,
        element: lazyPage(async () => (await import('./pages/ForgotPasswordPage.tsx')).ForgotPasswordPage),
      },
      {
        path: paths.resetPassword,
        element: lazyPage(async () => (await import('./pages/ResetPasswordPage.tsx')).ResetPasswordPage),
      },
      {
        path: paths.confirmEmail,
        element: lazyPage(async () => (await import('./pages/ConfirmEmailPage.tsx')).ConfirmEmailPage),
      },
      { path: paths.auth, element: lazyPage(async () => (await import('./pages/AuthPage.tsx')).AuthPage) },
      {
        element: inFrame,
        children: [
          {
            errorElement: <ErrorScreen />,
            children: [
              { path: paths.home, element: home, handle: { visitors: landing } satisfies Handle },
              { path: paths.scripts, element: scripts },
              { path: paths.favorites, element: lazyPage(async () => (await import('./pages/FavoritesPage.tsx')).FavoritesPage) },
              {
                path: paths.collections,
                element: lazyPage(async () => (await import('./pages/CollectionsPage.tsx')).CollectionsPage),
              },
              {
                path: paths.collection,
                element: lazyPage(async () => (await import('./pages/CollectionPage.tsx')).CollectionPage),
              },
              {
                path: paths.generator,
                element: lazyPage(async () => (await import('./pages/GeneratorPage.tsx')).GeneratorPage),
              },
              {
                path: paths.simpleGenerator,
                element: lazyPage(async () => (await import('./pages/SimpleGeneratorPage.tsx')).SimpleGeneratorPage),
              },
              {
                path: paths.quickScript,
                element: lazyPage(async () => (await import('./pages/CreateScriptPage.tsx')).CreateScriptPage),
              },
              { path: paths.templates, ...forAll(templates) },
              {
                path: paths.newTemplate,
                element: lazyPage(async () => (await import('./pages/NewTemplatePage.tsx')).NewTemplatePage),
              },
              { path: paths.template, ...forAll(template) },
              {
                path: paths.editedTemplate,
                element: lazyPage(async () => (await import('./pages/EditTemplatePage.tsx')).EditTemplatePage),
              },
              { path: paths.script, element: lazyPage(async () => (await import('./pages/ScriptPage.tsx')).ScriptPage) },
              {
                path: paths.ownScript,
                element: lazyPage(async () => (await import('./pages/OwnScriptPage.tsx')).OwnScriptPage),
              },
              { path: paths.editor, element: lazyPage(async () => (await import('./pages/EditorPage.tsx')).EditorPage) },
              {
                path: paths.versions,
                element: lazyPage(async () => (await import('./pages/VersionsPage.tsx')).VersionsPage),
              },
              {
                path: paths.transactions,
                element: lazyPage(async () => (await import('./pages/TransactionsPage.tsx')).TransactionsPage),
              },
              { path: paths.pricing, ...forAll(pricing) },
              { path: paths.databasePricing, ...forAll(pricing) },
              {
                path: paths.premium,
                element: pricing,
                handle: {
                  visitors: lazyPage(async () => (await import('./pages/PremiumPage.tsx')).PremiumPage),
                } satisfies Handle,
              },
              { path: paths.unifiedPricing, element: pricing },
              { path: paths.subscription, element: pricing },
              { path: paths.accountSubscription, element: pricing },
              { path: paths.buyCredits, element: to(pathTo(paths.unifiedPricing, {}, { hash: 'packs' })) },
              { path: paths.checkout, element: lazyPage(async () => (await import('./pages/CheckoutPage.tsx')).CheckoutPage) },
              { path: paths.privacy, ...forAllAlways(privacy) },
              { path: paths.terms, ...forAllAlways(terms) },
              { path: paths.imprint, ...forAllAlways(imprint) },
              { path: paths.help, ...forAllAlways(help) },
              { path: paths.helpArticle, ...forAllAlways(helpArticle) },
              {
                path: paths.visualDemo,
                element: lazyPage(async () => (await import('./pages/VisualDemoPage.tsx')).VisualDemoPage),
              },
              { path: paths.profile, element: lazyPage(async () => (await import('./pages/ProfilePage.tsx')).ProfilePage) },
              { path: paths.settings, element: lazyPage(async () => (await import('./pages/SettingsPage.tsx')).SettingsPage) },
              {
                path: paths.accessibility,
                element: lazyPage(async () => (await import('./pages/AccessibilityPage.tsx')).AccessibilityPage),
              },
              { path: paths.language, ...forAll(language) },
              { path: '*', ...forAll(notFound) },
            ],
          },
        ],
      },
      {
        path: paths.reader,
        element: <RequireUser>{lazyPage(async () => (await import('./pages/ReadPage.tsx')).ReadPage)}</RequireUser>,
      },
      {
        path: paths.tonight,
        element: <RequireUser>{lazyPage(async () => (await import('./pages/TonightPage.tsx')).TonightPage)}</RequireUser>,
      },
      { path: paths.dashboard, element: to(paths.home) },
      { path: paths.pricingTest, element: to(paths.pricing) },
      { path: paths.generate, element: to(paths.generator) },
      { path: paths.enhancedGenerator, element: to(paths.generator) },
      { path: paths.editedScript, element: <ScriptAlias /> },
      { path: paths.scriptEditor, element: <ScriptAlias /> },
    ],
  },
];
