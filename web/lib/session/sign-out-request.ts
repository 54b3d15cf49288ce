/** Asks the frame to sign the user out, which first looks whether this device keeps something that is not sent. */
import { createStore } from '../../ui/store.ts';

const signOutRequestedStore = createStore(false);
export const useIsSignOutRequested = signOutRequestedStore.use;

export const requestSignOut = (): void => signOutRequestedStore.set(true);
export const endSignOutRequest = (): void => signOutRequestedStore.set(false);
