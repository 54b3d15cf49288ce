/** Before and after each test of a screen: the same day, and nothing left of the test before. */
import { mutate } from 'swr';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { endSession } from '#web/lib/session/session.ts';
import { answerRequests, takeBrokenRules } from './fake-api.ts';
import { today } from './league.ts';
import { closeScreen } from './open-screen.tsx';
import { closeMessages } from './person.ts';
import { decodePicture } from './uploads.ts';

/** What happy-dom lacks: by it react-hook-form tells a list that was changed from one that begins with a value. */
Object.defineProperty(HTMLOptionElement.prototype, 'defaultSelected', {
  configurable: true,
  get(this: HTMLOptionElement) {
    return this.hasAttribute('selected');
  },
});
Object.defineProperty(HTMLSelectElement.prototype, 'size', { configurable: true, value: 0 });
/** A list takes a number for the option of that number, as in browsers. */
const value = Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, 'value') as PropertyDescriptor;
Object.defineProperty(HTMLSelectElement.prototype, 'value', {
  ...value,
  set(this: HTMLSelectElement, chosen: unknown) {
    value.set?.call(this, String(chosen));
  },
});

globalThis.createImageBitmap = decodePicture as typeof createImageBitmap;

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.unstubAllGlobals();
  vi.setSystemTime(`${today}T15:00:00-03:00`);
});
afterEach(async () => {
  answerRequests({});
  await closeMessages();
  closeScreen();
  endSession();
  localStorage.clear();
  sessionStorage.clear();
  void mutate(() => true, undefined, { revalidate: false });
  expect(takeBrokenRules(), 'what the contract does not allow').toEqual([]);
});
