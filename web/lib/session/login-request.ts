/** Opens the login dialog over a page whose session has expired; waiting requests continue after the login. */
import { createStore } from '../../ui/store.ts';

/** True while the login dialog is open. */
const loginRequestedStore = createStore(false);
export const useIsLoginRequested = loginRequestedStore.use;

let resolversAwaitingLogin: ((signedIn: boolean) => void)[] = [];

/** Resolves to true once the user has signed in again, to false when the user closes the dialog. */
export function requestLogin(): Promise<boolean> {
  return new Promise((resolve) => {
    resolversAwaitingLogin.push(resolve);
    loginRequestedStore.set(true);
  });
}

export function resolveLoginRequest(signedIn: boolean): void {
  const resolvers = resolversAwaitingLogin;
  resolversAwaitingLogin = [];
  loginRequestedStore.set(false);
  for (const resolve of resolvers) resolve(signedIn);
}
