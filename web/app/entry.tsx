/** Starts the application in the page. */
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { startSessionLifecycle } from '../lib/api/session-lifecycle.ts';
import { swrOptions } from '../lib/api/swr-options.ts';
import { installBackButtonListener } from '../ui/back-button.ts';
import { AppRoutes } from './app-routes.tsx';
import { ErrorBoundary } from './error-boundary.tsx';

startSessionLifecycle();
installBackButtonListener();

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

createRoot(root).render(
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
