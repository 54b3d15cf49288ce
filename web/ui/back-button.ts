/** Lets a form handle the browser's back button and links before the router does. */

interface LeaveGuard {
  readonly onBack: (event: PopStateEvent) => void;
  /** Called in place of following a link to another screen; `follow` follows it. */
  readonly onLink: (follow: () => void) => void;
}

/** The guards by registration; the last one decides, as that of a dialog over a form. */
const guards: LeaveGuard[] = [];

/** Must run before the router registers its own listener: the window calls listeners in order of registration. */
export function installBackButtonListener(): void {
  window.addEventListener('popstate', (event) => guards.at(-1)?.onBack(event));
}

/** Follows a link to another screen, or leaves that to the guard. */
export function followLinkOrAsk(follow: () => void): void {
  const guard = guards.at(-1);
  if (guard) guard.onLink(follow);
  else follow();
}

/** Registers a guard and returns the function that removes it. */
export function registerLeaveGuard(guard: LeaveGuard): () => void {
  guards.push(guard);
  return () => {
    guards.splice(guards.indexOf(guard), 1);
  };
}
