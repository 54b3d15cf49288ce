/** Opens the login dialog over a page whose session has expired; waiting requests continue after the login. */
import { createStore } from '../../ui/store.ts';

/** True while the login dialog is open. */
const loginRequested = createStore(false);
export const useIsLoginRequested = loginRequested.use;

let waitingResolvers: ((signedIn: boolean) => void)[] = [];

/** Resolves to true once the user has signed in again, to false when the user closes the dialog. */
export function requestLogin(): Promise<boolean> {
  return new Promise((resolve) => {
    waitingResolvers.push(resolve);
    loginRequested.set(true);
  });
}

export function resolveLoginRequest(signedIn: boolean): void {
  const resolvers = waitingResolvers;
  waitingResolvers = [];
  loginRequested.set(false);
  for (const resolve of resolvers) resolve(signedIn);
}
