/** Asks for a new login in the middle of something: the dialog answers, and what waited goes on. */
import { createStore } from '../../ui/store.ts';

/** Whether the login dialog stands over the page. */
const asked = createStore(false);
export const useIsLoginRequested = asked.use;

let waiting: ((signedIn: boolean) => void)[] = [];

/** Resolves once the person signed in again (true) or did not want to (false). */
export function requestLogin(): Promise<boolean> {
  return new Promise((resolve) => {
    waiting.push(resolve);
    asked.set(true);
  });
}

export function resolveLoginRequest(signedIn: boolean): void {
  const all = waiting;
  waiting = [];
  asked.set(false);
  for (const resolve of all) resolve(signedIn);
}
