/** The current session: whether somebody is signed in, and who. */
import type { User } from '#shared/domain/schemas/user.ts';
import { createStore } from '../../ui/store.ts';

export type Session =
  /** The saved session is being checked when the page opens. */
  | { readonly status: 'restoring'; readonly user: null }
  | { readonly status: 'anonymous'; readonly user: null }
  | { readonly status: 'authenticated'; readonly user: User }
  /** The server no longer accepts the session: the user stays on the screen and signs in again to save a change. */
  | { readonly status: 'expired'; readonly user: User };

export const sessionStore = createStore<Session>({ status: 'restoring', user: null });
