/** Starts the application in the page. */
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { keepSession } from '../lib/api/keep-session.ts';
import { swrOptions } from '../lib/api/swr-options.ts';
import { watchBackButton } from '../ui/back-button.ts';
import { AppRoutes } from './app-routes.tsx';
import { ErrorBoundary } from './error-boundary.tsx';

keepSession();
watchBackButton();

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
