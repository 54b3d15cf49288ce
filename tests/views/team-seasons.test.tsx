/** The page of a team: all its matches by tournament, and what was played against the next rival. */

import { expect, test } from 'vitest';
import type { TeamPageData } from '#shared/pages/page-data.ts';
import type { PageNotice } from '#shared/pages/page-notices.ts';
import { formatMatch } from '#shared/text/presenters.ts';
import { aMatch, type MatchNotation } from '#tests/support/builders.ts';
import { aSite } from '#tests/support/site.ts';
import { renderPage } from '#web/views/render-page.tsx';
import { team } from './documents.ts';

const site = { ...aSite, url: '' };
const htmlOf = (data: Partial<TeamPageData>, notices: readonly PageNotice[] = []) =>
  renderPage(
    { name: 'team', data: { ...team, overdue: [], results: [], squad: null, suspended: [], ...data } },
    { page: { name: 'team', id: 1 }, site, notices, assets: { css: '/a.css', script: '/a.js', font: '/a.woff2' } },
  );
const versus = (away: string, more: Partial<MatchNotation>) => formatMatch(aMatch({ home: 'Lanús', away, ...more }));
const copa = { id: 1, name: 'Copa Otoño', status: 'in_progress' } as const;
const liga = { id: 2, name: 'Liga Vieja', status: 'completed' } as const;
const sectionOf = (html: string, title: string) => html.split(`>${title}</h2>`)[1]?.split('</section>')[0] ?? '';

test('all matches stand by tournament, called off ones in their place; only tournaments in progress are open', () => {
  const matches = [
    versus('Ferro', { score: '2-1', round: 'Fecha 1' }),
    versus('Tigre', { status: 'postponed', round: 'Fecha 2' }),
    versus('Banfield', { status: 'cancelled', round: 'Fecha 3' }),
  ];
  const seasons = [
    { tournament: copa, matches },
    { tournament: liga, matches: [versus('Quilmes', { score: '0-0' })] },
  ];
  const html = sectionOf(htmlOf({ seasons }), 'Todos los partidos');
  expect(html).toMatch(
    /<details open="".*Copa Otoño.*2 - 1.*Fecha 1.*POSTERGADO.*Fecha 2.*CANCELADO.*Fecha 3.*<details class/s,
  );
  expect(html.split('<details class')[1]).toContain('Liga Vieja');
});

test('postponed matches stand behind the next one, the latest first, and before it under a notice that they are suspended', () => {
  const next = [{ ...versus('Ferro', { matchDate: '2026-04-04' }), matchMinutes: 30 }];
  const postponed = [
    versus('Tigre', { status: 'postponed', matchDate: '2026-03-07' }),
    versus('Banfield', { status: 'postponed', matchDate: '2026-03-14' }),
  ];
  const seasons = [{ tournament: copa, matches: [...postponed, ...next] }];
  const titlesOf = (html: string) =>
    [...html.matchAll(/<h2[^>]*>([^<]+)<\/h2>/g)].map(([, title]) => title).slice(0, 2);
  const html = htmlOf({ next, seasons });
  expect(titlesOf(html)).toEqual(['Próximo partido', 'Postergados']);
  expect(sectionOf(html, 'Postergados')).toMatch(/Banfield.*POSTERGADO.*Tigre/s);
  const notice: PageNotice = {
    id: 1,
    kind: 'suspension',
    title: 'Se suspende',
    text: '',
    scope: { kind: 'federation' },
    tournament: '',
    until: '2026-03-08T23:59:00-03:00',
    createdAt: '2026-03-07T15:00:00Z',
    revokedAt: null,
    version: 1,
  };
  expect(titlesOf(htmlOf({ next, seasons }, [notice]))).toEqual(['Postergados', 'Próximo partido']);
});

test('the meetings with the next rival are counted and listed, newest first, with tournament and round', () => {
  const next = [{ ...versus('Ferro', { matchDate: '2026-04-04' }), matchMinutes: 30 }];
  const won = versus('Ferro', { score: '2-1', matchDate: '2026-03-07', round: 'Fecha 1' });
  const lost = versus('Ferro', { score: '0-3', matchDate: '2025-03-07', round: 'Final' });
  const other = versus('Tigre', { score: '5-0' });
  const seasons = [
    { tournament: copa, matches: [won, other, ...next] },
    { tournament: liga, matches: [lost] },
  ];
  const html = sectionOf(htmlOf({ next, seasons }), 'Enfrentamientos');
  expect(html).toContain('Ganó 1 · empató 0 · perdió 1');
  expect(html).toMatch(/2 - 1.*Copa Otoño · Fecha 1.*0 - 3.*Liga Vieja · Final/s);
  expect(html).not.toContain('5 - 0');
  expect(html.match(/<li /g)).toHaveLength(2);
  expect(htmlOf({ next: [], seasons })).not.toContain('>Enfrentamientos<');
});

test('rows name the tournament where the team has several, and its scorers do not repeat the team', () => {
  const results = [{ ...versus('Ferro', { score: '2-1', round: 'Fecha 1' }), tournamentId: 2 }];
  const seasonOf = (of: typeof copa | typeof liga) => ({ tournament: of, matches: results });
  const lastResults = (seasons: TeamPageData['seasons']) =>
    sectionOf(htmlOf({ results, seasons }), 'Últimos resultados');
  expect(lastResults([seasonOf(copa), seasonOf(liga)])).toContain('Liga Vieja\u00a0· Fecha 1');
  expect(lastResults([seasonOf(liga)])).not.toContain('Liga Vieja');
  expect(sectionOf(htmlOf({}), 'Goleadores')).not.toContain(`>${team.team.name}<`);
});
