/** The tabs of a tournament's pages, where they are wider than a phone. */
import { expect, test } from 'vitest';
import { buildPageAssets } from '#infra/build/page-assets.ts';
import { aSite } from '#tests/support/site.ts';
import { renderPage } from '#web/views/render-page.tsx';
import { openVisitorPages } from '../support/visitor-pages.ts';
import { tournamentHeader } from '../views/documents.ts';

const stage = openVisitorPages();

test('the tab of the page is in sight without scrolling, also without scripts', async () => {
  const data = { tournament: { ...tournamentHeader, hasBulletins: true as const }, bulletins: [], suspensions: [] };
  const { pageAssets: assets } = await buildPageAssets(() => undefined);
  const page = { name: 'discipline' as const, id: 1 };
  stage.publish('/disciplina', renderPage({ name: 'discipline', data }, { page, site: aSite, assets }));
  const open = await stage.open('/disciplina', { visitor: { on: 'phone', hasScripts: false }, expects: /404/ });
  await open.setViewportSize({ width: 320, height: 700 });
  const tab = open.getByRole('navigation', { name: 'Torneo' }).getByRole('link', { name: 'Disciplina' });
  const { x, width } = (await tab.boundingBox()) ?? expect.fail();
  expect(x + width).toBeLessThanOrEqual(320);
});
