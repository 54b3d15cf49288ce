/** The lock that pages hold while a sheet is on their screen: a new version of the worker takes over without it only. */

const lockName = 'planilla-abierta';

/** Message of a page to a worker that waits: it may take over, unless a sheet is open in some page. */
export const takeOverMessage = 'take-over';

/** To be called when a sheet opens; returns what is called when it closes. */
export function holdSheetOpen(): () => void {
  if (!navigator.locks) return () => undefined;
  let close: () => void = () => undefined;
  const closed = new Promise<void>((resolve) => {
    close = resolve;
  });
  // Several pages may hold it at a time.
  const released = navigator.locks.request(lockName, { mode: 'shared' }, () => closed);
  return () => {
    close();
    void released.then(letWaitingWorkerTakeOver);
  };
}

export async function letWaitingWorkerTakeOver(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  registration?.waiting?.postMessage(takeOverMessage);
}

/** Calls `act` unless a sheet is open in some page; never in browsers without locks. */
export async function actUnlessSheetIsOpen(act: () => Promise<void>): Promise<void> {
  await navigator.locks?.request(lockName, { ifAvailable: true }, async (lock) => {
    if (lock) await act();
  });
}
