/** The service worker is one file with two modes, told apart by its address: for the application, and for visitors. */

/** Keeps the application's code, for who is signed in or holds a link to a sheet; and the pages that visitors see. */
export const applicationWorker = '/sw.js';
/** Keeps the pages alone. */
export const visitorsWorker = '/sw.js?visitas';

export const isVisitorsWorker = (address: string): boolean => address.endsWith(visitorsWorker);

/** Message of a page to the worker: it shows what is at this address now. */
export interface SeenPageMessage {
  readonly seen: string;
}

/** Whether this page's worker keeps the application. */
export function isApplicationKept(): boolean {
  const worker = navigator.serviceWorker?.controller;
  return Boolean(worker && !isVisitorsWorker(worker.scriptURL));
}
