/** Lets a form handle the browser's back button before the router does. */

type BackButtonGuard = (event: PopStateEvent) => void;

let currentGuard: BackButtonGuard | null = null;

/** Must run before the router registers its own listener: the window calls listeners in order of registration. */
export function installBackButtonListener(): void {
  window.addEventListener('popstate', (event) => currentGuard?.(event));
}

/** Registers a guard and returns the function that removes it. */
export function registerBackButtonGuard(guard: BackButtonGuard): () => void {
  currentGuard = guard;
  return () => {
    if (currentGuard === guard) currentGuard = null;
  };
}
