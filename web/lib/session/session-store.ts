/** The current session: restoring, anonymous, authenticated or expired, and the signed-in user. */
import type { User } from '#shared/domain/schemas/user.ts';
import { createStore } from '../../ui/store.ts';

export type Session =
  /** The page has just opened, and the saved session is still being checked. */
  | { readonly status: 'restoring'; readonly user: null }
  | { readonly status: 'anonymous'; readonly user: null }
  | { readonly status: 'authenticated'; readonly user: User }
  /** The server no longer accepts the session: the user stays on the screen and signs in again to save a change. */
  | { readonly status: 'expired'; readonly user: User };

export const sessionStore = createStore<Session>({ status: 'restoring', user: null });
