/** Starts the application: restores the session and renders the routes into #root. */
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { startSessionLifecycle } from '../lib/api/session-lifecycle.ts';
import { swrOptions } from '../lib/api/swr-options.ts';
import { installBackButtonListener } from '../ui/back-button.ts';
import { AppRoutes } from './app-routes.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { startOffline } from './offline/start-offline.ts';

startSessionLifecycle();
startOffline();
installBackButtonListener();

const rootElement = document.getElementById('root');
if (!rootElement) throw new Error('index.html has no #root');

createRoot(rootElement).render(
  <StrictMode>
    <ErrorBoundary>
      <SWRConfig value={swrOptions}>
        <BrowserRouter>
          <AppRoutes />
        </BrowserRouter>
      </SWRConfig>
    </ErrorBoundary>
  </StrictMode>,
);
