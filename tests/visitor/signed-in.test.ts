/** Published pages of readers whose session begins or ends: the application takes their place, a logout is sent. */
import { expect, test } from 'vitest';
import { openVisitorPages } from '../support/visitor-pages.ts';

const stage = openVisitorPages();

test('a published page is loaded once more for who signed in, also when Back shows it again, and never for a visitor', async () => {
  stage.publish('/', { main: '<button hidden data-share>Compartir</button>' });
  stage.publish('/tabla', { main: '<p>Tabla</p>' });
  const page = await stage.open('/tabla');
  const showAgain = () =>
    page.evaluate(() => {
      setTimeout(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    });
  await showAgain();
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)));
  expect(stage.answers()).toEqual(['200 /tabla']);

  await page.context().addCookies([{ name: 'torneo_app', value: '1', url: page.url() }]);
  const loadedAgain = page.waitForEvent('load');
  await showAgain();
  await loadedAgain;
  expect(stage.answers()).toEqual(['200 /tabla', '304 /tabla']);

  await page.goto('/');
  // The same page comes again, as at the addresses that are the same for everybody.
  await expect.poll(() => page.getByRole('button', { name: 'Compartir' }).count()).toBe(1);
  expect(stage.answers().slice(2)).toEqual(['200 /', '304 /']);
});

test('a published page sends a logout that the application could not send, once', async () => {
  stage.publish('/', { main: '<p>Tabla</p>' });
  const page = await stage.open('/');
  const sent: string[] = [];
  await page.route('**/api/auth/logout', (route) => {
    sent.push(route.request().method());
    return route.fulfill({ status: 204 });
  });
  await page.context().addCookies([{ name: 'torneo_salida', value: '1', url: page.url() }]);
  await page.reload();
  await expect.poll(() => page.context().cookies()).toEqual([]);
  await page.reload();
  await page.waitForLoadState('networkidle');
  expect(sent).toEqual(['POST']);
});
