/** Lets a form hear of the browser's back button before the router does. */

type Guard = (event: PopStateEvent) => void;

let guard: Guard | null = null;

/** Called before the router starts to listen: the window calls its listeners in the order they came. */
export function watchBackButton(): void {
  window.addEventListener('popstate', (event) => guard?.(event));
}

/** Until the answer is called. */
export function guardBack(newGuard: Guard): () => void {
  guard = newGuard;
  return () => {
    if (guard === newGuard) guard = null;
  };
}
