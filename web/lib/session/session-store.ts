/** Who uses the application, as the whole page knows it. */
import type { User } from '#shared/domain/schemas/user.ts';
import { createStore } from '../../ui/store.ts';

export type Session =
  /** The saved session is being checked. */
  | { readonly status: 'restoring'; readonly user: null }
  | { readonly status: 'anonymous'; readonly user: null }
  | { readonly status: 'authenticated'; readonly user: User }
  /** The server no longer knows the session: the user stays on his screen, and signs in again where he needs to. */
  | { readonly status: 'expired'; readonly user: User };

export const sessionStore = createStore<Session>({ status: 'restoring', user: null });
