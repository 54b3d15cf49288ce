/** How notices stand on a published page, and what the page of a match says that one postponed. */
import { expect, test } from 'vitest';
import type { PageNotice } from '#shared/pages/page-notices.ts';
import { formatMatch } from '#shared/text/presenters.ts';
import { aMatch } from '#tests/support/builders.ts';
import { aSite } from '#tests/support/site.ts';
import { renderPage } from '#web/views/render-page.tsx';
import { tournamentHeader as tournament } from './documents.ts';

const site = { ...aSite, timeZone: 'America/Argentina/Buenos_Aires' };
const suspension: PageNotice = {
  id: 2,
  scope: { kind: 'tournament', id: 1 },
  kind: 'suspension',
  title: 'Se suspende la fecha',
  text: 'Por lluvia.',
  until: '2026-03-07T23:59:00-03:00',
  revokedAt: null,
  createdAt: '2026-03-07T15:05:00.000Z',
  version: 1,
  tournament: '',
};

const postponed = formatMatch(aMatch({ home: 'Lanús', away: 'Quilmes', status: 'postponed' }));
const htmlOf = (notices: readonly PageNotice[]) =>
  renderPage(
    {
      name: 'match',
      data: { tournament, match: postponed, events: [], lineups: [], stakes: null, form: null, banned: [] },
    },
    { page: { name: 'match', id: 1 }, site, notices, assets: { css: '/a.css', script: '/a.js', font: '/a.woff2' } },
  );

test('a notice is the first region of the page, with its hour and until when it is in force, for who has no scripts', () => {
  const main = htmlOf([suspension]).split('<main')[1] ?? '';
  const [before, region = ''] = main.split('<section aria-label="Avisos"');
  expect(before).not.toMatch(/<section|<h1/);
  const words = region
    .split('</section>')[0]
    ?.replace(/<svg.*?<\/svg>/gs, '')
    .replace(/<[^>]*>/g, '|')
    .replaceAll('\u00a0', ' ');
  expect(words).toMatch(/\|Se suspende la fecha\|+Por lluvia\.\|+sáb 7 mar 12:05, hasta sáb 7 mar 23:59\|/);
  expect(region).toContain('data-until="2026-03-07T23:59:00-03:00"');
  expect(htmlOf([])).not.toContain('aria-label="Avisos"');
});

test('a postponed match says so to readers and to machines', () => {
  const html = htmlOf([suspension]);
  expect(html).toContain('POSTERGADO');
  const [, data = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? [];
  expect(data).toContain('"eventStatus":"https://schema.org/EventPostponed"');
});
