/** Screens open to everybody ask their first questions while the application is still on its way, and each only once. */
import { expect, test } from 'vitest';
import { screens } from '#tests/support/browser-routes.ts';
import { stage } from '#tests/support/browser-stage.ts';
import { settles } from '#tests/support/browser-steps.ts';
import { isFull } from '#tests/support/full.ts';
import { openingAt, settingsAddress } from '#web/app/openings.ts';

const { open } = stage('reads');

const query = '?tournament=1';
const openings = screens().flatMap(({ name, address, isOpen }) => {
  const opening = isOpen && openingAt(address, query);
  return opening && opening.addresses.length > 0 ? [{ name, address, questions: opening.addresses }] : [];
});
const ofShortRun = ['home', 'publicStandings', 'tournament'];

test('most of them have questions to ask early', () => {
  expect(openings.map(({ name }) => name)).toEqual(expect.arrayContaining([...ofShortRun, 'match', 'fixture']));
});

test.each(openings.filter(({ name }) => isFull || ofShortRun.includes(name)))(
  '$address',
  async ({ address, questions }) => {
    const page = await open('/robots.txt');
    const asked: string[] = [];
    page.on('request', (request) => {
      const [, question] = /\/api(\/.*)$/.exec(request.url()) ?? [];
      if (question) asked.push(question);
    });
    const application = Promise.withResolvers<void>();
    await page.route('**/assets/entry-*.js', async (route) => {
      await application.promise;
      await route.continue();
    });
    await page.goto(`${address}${query}`, { waitUntil: 'commit' });
    await expect.poll(() => asked).toEqual(expect.arrayContaining([settingsAddress, ...questions]));
    application.resolve();
    await settles(page);
    const routes = asked.map((question) => question.replace(/\?.*/, ''));
    expect(routes.filter((route, at) => routes.indexOf(route) !== at)).toEqual([]);
  },
);

test('who has an account is not shown what visitors are', async () => {
  const page = await open('/robots.txt', { as: 'DT' });
  const withoutToken: string[] = [];
  page.on('request', (request) => {
    if (/\/api\//.test(request.url()) && !request.headers().authorization) withoutToken.push(request.url());
  });
  await page.goto('/torneos/1');
  await settles(page);
  expect(withoutToken).toEqual([]);
});
