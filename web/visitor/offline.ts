/** The notice 'Sin conexión · datos de las 15:05': while there is no connection, or the last refresh failed. */
import { formatShortDate } from '#shared/text/dates.ts';
import { changeText } from '../lib/change-text.ts';
import { federationNow } from './federation-clock.ts';

/** When the page's content arrived, in milliseconds since the epoch; the service worker says so of one that it kept. */
let lastAnswer = Number(document.documentElement.dataset.keptAt ?? Date.now());

/** True until the network has answered in place of the service worker. */
export const isKeptCopy = (): boolean => document.documentElement.dataset.keptAt !== undefined;

export function watchConnection(): void {
  addEventListener('offline', noteFailure);
  addEventListener('online', hideNotice);
  if (!navigator.onLine || isKeptCopy()) noteFailure();
}

export function noteAnswer(): void {
  lastAnswer = Date.now();
  delete document.documentElement.dataset.keptAt;
  hideNotice();
}

export function noteFailure(): void {
  const notice = offlineNotice();
  if (!notice) return;
  // The text comes last, after an icon.
  if (notice.lastChild) changeText(notice.lastChild, `Sin conexión · datos ${ageText()}`);
  notice.hidden = false;
}

/** 'de las 15:05', and of another day 'del sáb 21 nov, 15:05'. */
function ageText(): string {
  const { date, time } = federationNow(lastAnswer);
  const today = federationNow().date;
  return date === today ? `de las ${time}` : `del ${formatShortDate(date, today)}, ${time}`;
}

function hideNotice(): void {
  const notice = offlineNotice();
  if (notice) notice.hidden = true;
}

const offlineNotice = () => document.querySelector<HTMLElement>('[data-offline]');
