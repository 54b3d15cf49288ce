/** What a screen shows without a connection, where the browser itself answers. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openBrowserApp } from '#tests/support/browser-app.ts';

const { open } = openBrowserApp('reads');

test('an answer from the browser’s cache does not end the notice that there is no connection', async () => {
  const coach = await open('/posiciones', { as: 'DT' });
  await coach.getByRole('row', { name: 'Sportivo El Trébol' }).waitFor();
  await coach.waitForLoadState('networkidle');
  await coach.route('**/api/**', async (route) => route.fulfill({ response: await route.fetch({ maxRetries: 2 }) }));
  await coach.context().setOffline(true);
  const notice = coach.getByText(/^Sin conexión/);
  await notice.waitFor();
  const answered = coach.waitForResponse(/\/api\/.*\/2\b/);
  await chooseTournament(coach, 2);
  await (await answered).finished();
  expect(await notice.isVisible()).toBe(true);
  await coach.unrouteAll({ behavior: 'ignoreErrors' });
});

async function chooseTournament(coach: Page, id: number): Promise<void> {
  await coach.evaluate((tournament) => {
    history.pushState(null, '', `/posiciones?tournament=${tournament}`);
    dispatchEvent(new PopStateEvent('popstate'));
  }, id);
}
