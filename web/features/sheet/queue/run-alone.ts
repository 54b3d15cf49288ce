/** Runs one task of a name at a time over all tabs, by Web Lock. */

/** How long a tab waits for another one, which the phone may have frozen in the middle of a request. */
const timeoutMs = 15_000;

/**
 * Waits until no other tab runs a task of this name. A tab that does not end is not waited for longer than 15 s: a task
 * must bear to run twice at a time. Browsers without locks run it at once.
 */
export async function runAlone(name: string, task: () => Promise<void>): Promise<void> {
  if (!navigator.locks) return task();
  let running: Promise<void> | undefined;
  const run = () => {
    running = task();
    return running;
  };
  try {
    await navigator.locks.request(name, { signal: AbortSignal.timeout(timeoutMs) }, run);
  } catch {
    // Either the other tab did not end in time, or this one was frozen and has lost the lock while its task goes on.
    await (running ?? navigator.locks.request(name, { steal: true }, run));
  }
}
