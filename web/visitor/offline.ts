/** The notice 'Sin conexión · datos de las 15:05': while there is no connection, or the last refresh failed. */
import { changeText } from './change-text.ts';
import { federationNow } from './federation-clock.ts';

/** When the page's content arrived, in milliseconds since the epoch. */
let lastAnswer = Date.now();

export function watchConnection(): void {
  addEventListener('offline', noteFailure);
  addEventListener('online', hideNotice);
  if (!navigator.onLine) noteFailure();
}

export function noteAnswer(): void {
  lastAnswer = Date.now();
  hideNotice();
}

export function noteFailure(): void {
  const notice = offlineNotice();
  if (!notice) return;
  // The text comes last, after an icon.
  if (notice.lastChild) changeText(notice.lastChild, `Sin conexión · datos de las ${federationNow(lastAnswer).time}`);
  notice.hidden = false;
}

function hideNotice(): void {
  const notice = offlineNotice();
  if (notice) notice.hidden = true;
}

const offlineNotice = () => document.querySelector<HTMLElement>('[data-offline]');
