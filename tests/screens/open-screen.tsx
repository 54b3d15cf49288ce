/** Renders the application at an address, as its entry does, with a fake API and on the same day. */
import { configure } from '@testing-library/dom';
import { createRoot, type Root } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { expect } from 'vitest';
import type { User } from '#shared/domain/schemas/user.ts';
import { AppRoutes } from '#web/app/app-routes.tsx';
import { ErrorBoundary } from '#web/app/error-boundary.tsx';
import { swrOptions } from '#web/lib/api/swr-options.ts';
import { startSession } from '#web/lib/session/session.ts';
import { sessionStore } from '#web/lib/session/session-store.ts';
import { installBackButtonListener } from '#web/ui/back-button.ts';
import { type Answers, answerRequests, type ReceivedRequest } from './fake-api.ts';
import { users } from './league.ts';
import { leagueAnswers } from './league-answers.ts';
import { until } from './person.ts';

// `expect` and the message of a failed wait say what is on the screen; the markup would only hide it.
configure({ asyncUtilTimeout: 10_000, getElementError: (message) => new Error(message ?? '') });
installBackButtonListener();

export type Viewer = keyof typeof users | null;

interface OpenOptions {
  readonly as?: Viewer | User;
  /** They replace those of the league. */
  readonly answers?: Answers;
}

/** Opens an address; returns the changes that the screens ask the API for, as they come. */
export async function openScreen(address: string, { as = 'Admin', answers = {} }: OpenOptions = {}) {
  const user = typeof as === 'string' ? users[as] : as;
  const changes = answerWith(answers, user);
  history.replaceState(null, '', address);
  if (user) startSession({ user, token: 'h.e30.s' });
  else sessionStore.set({ status: 'anonymous', user: null });
  renderApplication();
  await until(() => expect(document.querySelector('main :is(h1, [role="alert"])')).not.toBeNull());
  return changes;
}

let root: Root | undefined;

/** Removes the application from the page. */
export function closeScreen(): void {
  root?.unmount();
  document.body.replaceChildren();
}

export function renderApplication(): void {
  closeScreen();
  root = createRoot(document.body.appendChild(document.createElement('div')));
  root.render(
    <ErrorBoundary>
      {/* A test repeats a request when it wants it to be repeated. */}
      <SWRConfig value={{ ...swrOptions, dedupingInterval: 0, errorRetryCount: 0 }}>
        <BrowserRouter>
          <AppRoutes />
        </BrowserRouter>
      </SWRConfig>
    </ErrorBoundary>,
  );
}

/** From now on these answers replace those of the league. */
export const answerWith = (answers: Answers, user: User | null = users.Admin): readonly ReceivedRequest[] =>
  answerRequests({ ...leagueAnswers, ...(user && { 'GET /auth/users/current': user }), ...answers });
