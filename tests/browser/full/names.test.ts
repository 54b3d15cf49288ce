/** Names of teams with text at twice its size on the narrowest phone: whole, and without a break inside a word. */
import { expect, test } from 'vitest';
import { openBrowserApp } from '#tests/support/browser-app.ts';
import { findFlawsOfNames, narrowest } from '#tests/support/browser-enlarged.ts';
import { waitUntilIdle } from '#tests/support/browser-steps.ts';
import { createOwnTournament } from '#tests/support/own-tournament.ts';

const app = openBrowserApp('writes');

test('long names are not broken, and nothing scrolls sideways, with text at 200 % on 320 px', async () => {
  const { id, completed, teams } = await createOwnTournament(app.url, 'Ferrocarrileros Independientes');
  const page = await app.open('about:blank', { on: 'phone' });
  for (const address of [
    `/torneos/${id}`,
    `/fixture?tournament=${id}`,
    `/posiciones-publico?tournament=${id}`,
    `/fair-play-publico?tournament=${id}`,
    `/goleadores-publico?tournament=${id}`,
    `/arqueros-publico?tournament=${id}`,
    `/insertar/posiciones?tournament=${id}`,
    `/partidos/${completed}`,
    `/equipos/${teams[0].id}`,
  ]) {
    await page.goto(app.url + address);
    await waitUntilIdle(page);
    expect([address, await findFlawsOfNames(page, narrowest)]).toEqual([address, []]);
  }
});
