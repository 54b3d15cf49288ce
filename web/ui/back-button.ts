/** Lets a form hear of the browser's back button before the router does. */

type Guard = (event: PopStateEvent) => void;

let guard: Guard | null = null;

/** Must run before the router registers its own listener: the window calls listeners in order of registration. */
export function installBackButtonListener(): void {
  window.addEventListener('popstate', (event) => guard?.(event));
}

/** Registers the guard; returns the unregister function. */
export function onBackButton(newGuard: Guard): () => void {
  guard = newGuard;
  return () => {
    if (guard === newGuard) guard = null;
  };
}
