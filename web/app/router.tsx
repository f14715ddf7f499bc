import { createBrowserRouter, Navigate } from 'react-router-dom';
import { EditAlias } from './EditAlias.tsx';
import { ErrorScreen } from './ErrorScreen.tsx';
import { Frame } from './frame/Frame.tsx';
import { lazyPage } from './lazyPage.tsx';
import { RequireUser } from './RequireUser.tsx';
import { Root } from './Root.tsx';

const to = (path: string) => <Navigate to={path} replace />;

const scripts = lazyPage(async () => (await import('./pages/ScriptsPage.tsx')).ScriptsPage);

export const router = createBrowserRouter([
  {
    element: <Root />,
    errorElement: <ErrorScreen />,
    children: [
      { path: '/auth', element: lazyPage(async () => (await import('./pages/AuthPage.tsx')).AuthPage) },
      {
        element: (
          <RequireUser visitorsHome={lazyPage(async () => (await import('./pages/WelcomePage.tsx')).WelcomePage)}>
            <Frame />
          </RequireUser>
        ),
        children: [
          {
            errorElement: <ErrorScreen />,
            children: [
              // The list of scripts is the home of whoever is signed in, until there is a dashboard.
              { path: '/', element: scripts },
              { path: '/scripts', element: scripts },
              {
                path: '/script-generator',
                element: lazyPage(async () => (await import('./pages/GeneratorPage.tsx')).GeneratorPage),
              },
              { path: '/edit/:id', element: lazyPage(async () => (await import('./pages/ScriptPage.tsx')).ScriptPage) },
              {
                path: '/transactions',
                element: lazyPage(async () => (await import('./pages/TransactionsPage.tsx')).TransactionsPage),
              },
            ],
          },
        ],
      },
      { path: '/dashboard', element: to('/') },
      { path: '/generate', element: to('/script-generator') },
      { path: '/enhanced-script-generator', element: to('/script-generator') },
      { path: '/edit-script/:id', element: <EditAlias /> },
      { path: '*', element: lazyPage(async () => (await import('./pages/NotFoundPage.tsx')).NotFoundPage) },
    ],
  },
]);
