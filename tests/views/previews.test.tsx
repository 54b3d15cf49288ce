/** What the previews of pages say before the season, and of matches that were not played. */

import { expect, test } from 'vitest';
import type { PageContent } from '#shared/pages/page-data.ts';
import type { PublishedPage } from '#shared/pages/published-pages.ts';
import { shareImageOf } from '#shared/pages/share-image-content.ts';
import { formatMatch, formatStanding } from '#shared/text/presenters.ts';
import { tableFromResults } from '#tests/domain/standings-notation.ts';
import { aMatch } from '#tests/support/builders.ts';
import { aSite } from '#tests/support/site.ts';
import { renderPage } from '#web/views/render-page.tsx';
import {
  bracket,
  listedTournaments,
  noOutlook,
  table,
  team,
  tournamentHeader as tournament,
  tournamentSummary,
} from './documents.ts';

const site = aSite;
const assets = { css: '/a.css', script: '/a.js', font: '/a.woff2' };

function previewOf(content: PageContent, page: PublishedPage) {
  const html = renderPage(content, { page, site, assets });
  return {
    title: /<meta property="og:title" content="([^"]*)"/.exec(html)?.[1],
    description: /<meta name="description" content="([^"]*)"/.exec(html)?.[1],
    shared: /data-text="([^"]*)"/.exec(html)?.[1],
  };
}
const previewOfTable = (rows: typeof table) =>
  previewOf(
    { name: 'standings', data: { tournament, groups: [], rows, outlook: noOutlook } },
    { name: 'standings', id: 1 },
  );

/** The table of the same teams before any of them has played. */
const openTable = tableFromResults([], { teams: ['All Boys', 'Ferro', 'Lanús'] }).map(formatStanding);

test('a table says who leads it, and before the first match that nobody has played', () => {
  expect(previewOfTable(table).description).toMatch(/^Posiciones de Copa Otoño: 1\.º Lanús, 4 pts · /);
  expect(previewOfTable(openTable)).toMatchObject({
    description: 'Posiciones de Copa Otoño: todavía sin partidos.',
    shared: 'Posiciones',
  });
});

test('a tournament says before its first match how many teams take part', () => {
  const of = (totalTeams: number) =>
    previewOf(
      {
        name: 'tournament',
        data: { ...tournamentSummary, rows: openTable, summary: { ...tournamentSummary.summary, totalTeams } },
      },
      { name: 'tournament', id: 1 },
    ).description;
  expect(of(1)).toMatch(/^1 equipo, /);
  expect(of(8)).toMatch(/^8 equipos, /);
});

test('the list of tournaments names the first five, and says how many there are besides', () => {
  const [card = expect.fail()] = listedTournaments;
  const of = (count: number, parts = 1) => {
    const rows = Array.from({ length: count }, (_, at) => ({ ...card, id: at, name: `Copa ${at + 1}` }));
    return previewOf({ name: 'tournaments', data: { rows, part: 1, parts } }, { name: 'tournaments' }).description;
  };
  expect(of(5)).toBe('Copa 1 · Copa 2 · Copa 3 · Copa 4 · Copa 5');
  expect(of(6)).toBe('Copa 1 · Copa 2 · Copa 3 · Copa 4 · Copa 5 y 1 más');
  expect(of(6, 3)).toBe('Copa 1 · Copa 2 · Copa 3 · Copa 4 · Copa 5 y más');
  expect(of(0)).toBe('Todavía no hay torneos.');
});

test('a team has a place once it has played', () => {
  const [row = null] = openTable;
  const of = (places: typeof team.places) =>
    previewOf({ name: 'team', data: { ...team, next: [], places } }, { name: 'team', id: 1 }).description;
  const [place] = team.places;
  expect(of(team.places)).toContain(`${place?.row?.positionDisplay}.º en Copa Otoño`);
  expect(of([{ tournament, won: null, group: null, row, teams: 3, outlook: null }])).toBe(
    'Último: Lanús 1 - 0 Banfield',
  );
});

test.each([
  [{ walkover: 'away' as const, score: '3-0' }, 'Lanús 3 - 0 Ferro W.O.'],
  [{ score: '1-1', penalties: '4-3' }, 'Lanús 1 - 1 Ferro (4-3 pen.)'],
  [{ score: '2-1' }, 'Lanús 2 - 1 Ferro'],
  [{ status: 'postponed' as const }, 'Lanús - Ferro, postergado'],
])('a match with %j is called %s', (result, title) => {
  const match = formatMatch(aMatch({ home: 'Lanús', away: 'Ferro', ...result }));
  const content = {
    name: 'match' as const,
    data: { tournament, match, events: [], lineups: [], stakes: null, form: null, banned: [] },
  };
  expect(previewOf(content, { name: 'match', id: match.id })).toMatchObject({ title, shared: title });
});

test('a round shows a walkover whose day is to come, and tells nobody of it: not its preview, copied text or picture', () => {
  const played = formatMatch(aMatch({ home: 'Lanús', away: 'Ferro', score: '2-1' }));
  const walkover = formatMatch(aMatch({ home: 'Quilmes', away: 'Banfield', walkover: 'away', score: '3-0' }));
  const facts = { ...tournament, walkoversToCome: [walkover.id] };
  const data = { tournament: facts, rounds: [], round: 'Fecha 1', matches: [walkover, played], goals: [], free: [] };
  const content = { name: 'fixture' as const, data: { ...data, rounds: [{ round: 'Fecha 1' }] } };
  const page = { name: 'fixture' as const, id: 1, round: 'Fecha 1' };
  expect(previewOf(content, page)).toMatchObject({
    description: 'Fixture de Copa Otoño: Lanús 2 - 1 Ferro.',
    shared: 'Lanús 2 - 1 Ferro',
  });
  const html = renderPage(content, { page, site, assets });
  expect(html).toContain('W.O.');
  expect(/data-copy="" data-text="([^"]*)"/.exec(html)?.[1]).toMatch(
    /^Fecha 1 de Copa Otoño\nLanús 2 - 1 Ferro\nhttps:/,
  );
  expect(shareImageOf(content, site)).toMatchObject({ matches: [{ home: { name: 'Lanús' } }], further: 0 });
  const alone = { ...content, data: { ...content.data, matches: [walkover] } };
  expect(previewOf(alone, page).description).toBe('Fixture de Copa Otoño: todavía sin resultados.');
});

test('the picture of the playoffs leaves out a walkover whose day is to come', () => {
  const [semifinals = expect.fail()] = bracket.stages;
  const ties = semifinals.ties.map((tie, at) => ({ ...tie, matchId: at + 1 }));
  const created = { ...bracket, stages: [{ ...semifinals, ties }] };
  const countOf = (walkoversToCome: readonly number[]) => {
    const data = { tournament: { ...tournament, walkoversToCome }, bracket: created };
    const image = shareImageOf({ name: 'playoffs', data }, site);
    return image?.kind === 'matches' ? image.matches.length : 0;
  };
  expect([countOf([]), countOf([2])]).toEqual([2, 1]);
});

test('a tournament without rounds is not said to have one', () => {
  const data = { tournament, rounds: [], round: '', matches: [], goals: [], free: [] };
  expect(previewOf({ name: 'fixture', data }, { name: 'fixture', id: 1 }).title).toBe('Fixture · Copa Otoño');
});

test('the description of the playoffs names the stage that is played now, also after a stage with byes', () => {
  const [semifinals = expect.fail()] = bracket.stages;
  const [tie = expect.fail()] = semifinals.ties;
  const quarters = {
    ...semifinals,
    name: 'Cuartos de final',
    ties: [{ ...tie, status: null, decidedBy: 'bye' as const }],
  };
  const open = { ...semifinals, ties: semifinals.ties.map((each) => ({ ...each, status: 'scheduled' as const })) };
  const data = { tournament, bracket: { ...bracket, champion: null, stages: [quarters, open] } };
  const { description } = previewOf({ name: 'playoffs', data }, { name: 'playoffs', id: 1 });
  expect(description).toContain(`${semifinals.name}: `);
  expect(description).not.toContain('Cuartos');
});

test("the menus of a team's page lead to the tournament that it plays now", () => {
  const [place = expect.fail()] = team.places;
  const other = { ...place, tournament: { ...place.tournament, id: 9, status: 'completed' as const } };
  const data = { ...team, places: [other, place] };
  const html = renderPage({ name: 'team', data }, { page: { name: 'team', id: 1 }, site, assets });
  const [, ofPhone = ''] = html.split('aria-label="Secciones"');
  expect(/href="(\/posiciones-publico[^"]*)"/.exec(ofPhone)?.[1]).toBe('/posiciones-publico?tournament=1');
});
