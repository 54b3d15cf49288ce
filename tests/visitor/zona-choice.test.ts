/** The choice of a zona on the published fixture, which is made by styles alone. */

import { expect, test } from 'vitest';
import { buildPageAssets } from '#infra/build/page-assets.ts';
import { formatMatch } from '#shared/text/presenters.ts';
import { aSite } from '#tests/support/site.ts';
import { renderPage } from '#web/views/render-page.tsx';
import { aMatch } from '../support/builders.ts';
import { openVisitorPages } from '../support/visitor-pages.ts';
import { rounds, tournamentHeader } from '../views/documents.ts';

const stage = openVisitorPages();
const site = aSite;

test('without scripts a fixture shows the matches of the chosen zona alone, and then all again', async () => {
  const groups = [
    { id: 5, name: 'Zona A' },
    { id: 6, name: 'Zona B' },
  ];
  const matches = [
    { ...formatMatch(aMatch({ home: 'Lanús', away: 'Banfield' })), groupId: 5 },
    { ...formatMatch(aMatch({ home: 'Ferro', away: 'Quilmes' })), groupId: 6 },
    { ...formatMatch(aMatch({ home: 'Atlanta', away: 'Tigre' })), groupId: 0 },
  ];
  const data = { tournament: { ...tournamentHeader, groups }, rounds, round: 'Fecha 2', matches, goals: [], free: [] };
  const { pageAssets: assets } = await buildPageAssets(() => undefined);
  const page = { name: 'fixture' as const, id: 1, round: 'Fecha 2' };
  stage.publish('/zonas', renderPage({ name: 'fixture', data }, { page, site, assets }));
  const open = await stage.open('/zonas', { visitor: { on: 'phone', hasScripts: false }, expects: /404/ });
  const shown = async () =>
    (await open.locator('main [data-team]:visible').allInnerTexts()).map((text) => text.replace(/^.*\n/, ''));
  const choose = (name: string) => open.getByRole('radio', { name }).check();
  expect(await shown()).toEqual(['Lanús', 'Banfield', 'Ferro', 'Quilmes', 'Atlanta', 'Tigre']);
  await choose('Zona B');
  expect(await shown()).toEqual(['Ferro', 'Quilmes']);
  await choose('Todas');
  expect(await shown()).toHaveLength(6);
});
