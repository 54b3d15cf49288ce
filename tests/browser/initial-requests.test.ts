/**
 * Screens for visitors send their initial requests while the application's script still loads, and each of them once.
 */
import { expect, test } from 'vitest';
import { openBrowserStage } from '#tests/support/browser-stage.ts';
import { waitUntilIdle } from '#tests/support/browser-steps.ts';
import { isFullRun } from '#tests/support/full.ts';
import { isScreenWithoutLogin } from '#web/derived-modules.ts';
import { declaredScreens } from '#web/screens/screens.ts';

const { open } = openBrowserStage('reads');

const tournamentQuery = '?tournament=1';
const screensWithInitialRequests = declaredScreens.flatMap(([name, screen]) => {
  if (!isScreenWithoutLogin(screen) || screen.initialRequests.length === 0) return [];
  const requests = ['/settings', ...screen.initialRequests.map((request) => request.replace('{id}', '1'))];
  return [{ name, address: screen.address.path.replace(':id', '1'), requests }];
});
const screenNamesInShortRun = ['home', 'publicStandings', 'tournament'];

test('the most visited screens for visitors declare initial requests', () => {
  expect(screensWithInitialRequests.map(({ name }) => name)).toEqual(
    expect.arrayContaining([...screenNamesInShortRun, 'match', 'fixture']),
  );
});

test.each(screensWithInitialRequests.filter(({ name }) => isFullRun || screenNamesInShortRun.includes(name)))(
  '$address sends its initial requests before the application runs, and each of them once',
  async ({ address, requests }) => {
    const page = await open('/robots.txt');
    const asked: string[] = [];
    page.on('request', (request) => {
      const [, address] = /\/api(\/.*)$/.exec(request.url()) ?? [];
      if (address) asked.push(address);
    });
    const application = Promise.withResolvers<void>();
    await page.route('**/assets/application-*.js', async (route) => {
      await application.promise;
      await route.continue();
    });
    await page.goto(`${address}${tournamentQuery}`, { waitUntil: 'commit' });
    await expect.poll(() => asked).toEqual(expect.arrayContaining(requests));
    application.resolve();
    await waitUntilIdle(page);
    const routes = asked.map((request) => request.replace(/\?.*/, ''));
    expect(routes.filter((route, at) => routes.indexOf(route) !== at)).toEqual([]);
  },
);

test('a signed-in user sends no anonymous requests', async () => {
  const page = await open('/robots.txt', { as: 'DT' });
  const withoutToken: string[] = [];
  page.on('request', (request) => {
    if (/\/api\//.test(request.url()) && !request.headers().authorization) withoutToken.push(request.url());
  });
  await page.goto('/torneos/1');
  await waitUntilIdle(page);
  expect(withoutToken).toEqual([]);
});
