/** Keeps the day's sheets on this device: at once, and again when the page is seen or online on another day. */
import type { User } from '#shared/domain/schemas/user.ts';
import { keepTodaysSheets } from '../../features/sheet/queue/kept-sheets.ts';
import { readSavedUser } from '../../lib/session/saved-session.ts';

/** The user and the day whose sheets this phone keeps; null after a failure, so that the same day is tried again. */
let kept: string | null = null;

let isListening = false;

export async function keepSheetsEachDay(user: User): Promise<void> {
  if (!isListening) listen();
  // The device's own day: that of the federation begins hours apart at most.
  const present = `${user.id} ${new Date().toDateString()}`;
  if (kept === present) return;
  kept = present;
  try {
    await keepTodaysSheets(user);
  } catch (error) {
    kept = null;
    throw error;
  }
}

/** An installed application stays open overnight. */
function listen(): void {
  isListening = true;
  const again = () => {
    const user = readSavedUser();
    if (document.hidden || !user) return;
    keepSheetsEachDay(user).catch((error) => console.info(`This device could not keep the sheets of today: ${error}`));
  };
  document.addEventListener('visibilitychange', again);
  window.addEventListener('online', again);
}
