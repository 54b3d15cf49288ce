/** The sheet of a match, and the pages that fans have seen, without a connection, in WebKit and Firefox. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { hrefOfPage } from '#shared/pages/published-pages.ts';
import { createMatchToPlay, sheetAddress } from '#tests/support/browser-sheet.ts';
import { createOwnTournament } from '#tests/support/own-tournament.ts';
import { sharedApp } from '#tests/support/shared-apps.ts';
import { type SiteInFront, startSiteInFront } from '#tests/support/site-in-front.ts';
import { describeForEachEngine, openEngineApp } from './engine-app.ts';

const { comeWith } = openEngineApp();
let site: SiteInFront;

beforeEach(async () => {
  site = await startSiteInFront((await sharedApp('writes')).url);
});
afterEach(() => site.close());

describeForEachEngine((engine) => {
  test('a sheet opens again, however often its page is left while it stores something', async () => {
    const own = await createOwnTournament((await sharedApp('writes')).url, `Idas y vueltas en ${engine.name}`);
    const address = sheetAddress(await createMatchToPlay(own, 15));
    const planillero = await comeWith(engine);
    await planillero.signIn('Admin');
    await planillero.canGoOffline();
    for (let time = 0; time < 8; time += 1) {
      await planillero.open(address);
      await planillero.sees('Empezar');
      // A store that does not answer in time is told by an error.
      expect(planillero.takeErrors().filter((error) => error.includes('store'))).toEqual([]);
    }
  });

  test('a page that a fan has seen opens without a connection, and says its hour', async () => {
    const { id } = await createOwnTournament((await sharedApp('writes')).url, `Sin señal de ${engine.name}`);
    const fan = await comeWith(engine, site.url);
    await fan.open('/torneos');
    await fan.comeBack();
    await fan.open('/torneos');
    await fan.canGoOffline();
    await fan.open(hrefOfPage({ name: 'standings', id }));
    site.isReachable = false;
    await fan.open('/torneos');
    await fan.open(hrefOfPage({ name: 'standings', id }));
    await fan.sees('Tabla de posiciones');
    await fan.sees('Sin conexión · datos de las ');
  });

  test('a sheet opens without a connection, keeps a goal while the page is closed, and sends it later', async () => {
    const own = await createOwnTournament((await sharedApp('writes')).url, `Sin señal en ${engine.name}`);
    const address = sheetAddress(await createMatchToPlay(own, 15));
    const planillero = await comeWith(engine, site.url);
    await planillero.signIn('Admin');
    await planillero.canGoOffline();
    await planillero.open(address);
    await planillero.sees('Empezar');

    site.isReachable = false;
    await planillero.open(address);
    await planillero.press('button', 'Empezar');
    await planillero.press('button', /Gol ?de /);
    await planillero.press('button', /^9/);
    await planillero.sees('1 - 0');
    await planillero.sees('3 sin enviar');

    await planillero.open(address);
    await planillero.sees('1 - 0');
    await planillero.sees('3 sin enviar');

    site.isReachable = true;
    await planillero.sees('Todo enviado');
    await planillero.open(address);
    await planillero.sees('1 - 0');
  });
});
