/** What the published pages of the home, a tournament, a match, a team, a big screen and other sites' frames show. */

import { expect, test } from 'vitest';
import type { PageContent } from '#shared/pages/page-data.ts';
import { hrefOfPage, type PublishedPage } from '#shared/pages/published-pages.ts';
import { formatMatch } from '#shared/text/presenters.ts';
import { aMatch, aTeam } from '#tests/support/builders.ts';
import { aSite } from '#tests/support/site.ts';
import { renderPage } from '#web/views/render-page.tsx';
import * as documents from './documents.ts';

const {
  event,
  goal,
  home,
  lineup,
  listedTournaments,
  match,
  table,
  team,
  tournamentHeader: tournament,
  tournamentSummary,
  upcomingMatch,
} = documents;
const site = aSite;
const assets = { css: '/assets/paginas-1.css', script: '/assets/paginas-1.js', font: '/assets/paginas-1.woff2' };

const htmlOf = (content: PageContent, page: PublishedPage) => renderPage(content, { page, site, assets });
const htmlOfHome = (data: typeof home) => htmlOf({ name: 'home', data }, { name: 'home' });
const htmlOfMatch = (shown: typeof match) =>
  htmlOf(
    {
      name: 'match',
      data: { tournament, match: shown, events: [event], lineups: [lineup], stakes: null, form: null, banned: [] },
    },
    { name: 'match', id: shown.id },
  );
const htmlOfTeam = (data: typeof team) => htmlOf({ name: 'team', data }, { name: 'team', id: data.team.id });
const htmlOfTournament = (data: typeof tournamentSummary) =>
  htmlOf({ name: 'tournament', data }, { name: 'tournament', id: 1 });

/** The texts of all headings of this level, in order. */
const headingsOf = (html: string, level: 1 | 2 = 2): string[] =>
  [...html.matchAll(new RegExp(`<h${level}[^>]*>(.*?)</h${level}>`, 'gs'))].map(([, text = '']) =>
    text.replace(/<[^>]*>/g, ''),
  );
const descriptionOf = (html: string): string => /<meta name="description" content="([^"]*)"/.exec(html)?.[1] ?? '';

const pages: readonly (readonly [PublishedPage, PageContent])[] = [
  [{ name: 'home' }, { name: 'home', data: home }],
  [{ name: 'tournaments' }, { name: 'tournaments', data: { rows: listedTournaments, part: 1, parts: 1 } }],
  [
    { name: 'tournament', id: 1 },
    { name: 'tournament', data: tournamentSummary },
  ],
  [
    { name: 'match', id: match.id },
    {
      name: 'match',
      data: { tournament, match, events: [event], lineups: [lineup], stakes: null, form: null, banned: [] },
    },
  ],
  [
    { name: 'team', id: team.team.id },
    { name: 'team', data: team },
  ],
  [
    { name: 'embeddedStandings', id: 1 },
    { name: 'embeddedStandings', data: { tournament, groups: [], rows: table, outlook: documents.noOutlook } },
  ],
  [
    { name: 'embeddedFixture', id: 1 },
    { name: 'embeddedFixture', data: tournamentSummary },
  ],
  [
    { name: 'tv', id: 1 },
    { name: 'tv', data: tournamentSummary },
  ],
];

test.each(pages)(
  'the page $name has a title, a description, a place for what is said offline, and nothing that the policy forbids',
  (page, content) => {
    const html = htmlOf(content, page);
    expect(headingsOf(html, 1)).toHaveLength(1);
    expect(descriptionOf(html)).not.toBe('');
    expect(html).toMatch(/<p data-offline="" hidden=""[^>]*><svg.*?<\/svg>Sin conexión[^<]*<\/p>/s);
    expect(html).not.toMatch(/<[a-z][^>]* (style|on[a-z]+)="|<style/);
    expect(html).not.toMatch(/>Hoy<|>Mañana<|>Ayer</);
  },
);

test('the home shows live matches, the first day, results and then later matches, beside the tables', () => {
  const later = { ...upcomingMatch, matchDate: '2026-03-14' };
  const html = htmlOfHome({ ...home, next: [upcomingMatch, later] });
  expect(headingsOf(html)).toEqual([
    'En vivo',
    'Sáb 7 mar',
    'Tu equipo',
    'Últimos resultados',
    'Próximos Partidos',
    'Torneos Activos',
  ]);
  expect(html).toContain('<time dateTime="2026-03-07" data-day="" class="whitespace-nowrap">Sáb 7 mar</time>');
  expect(html).toMatch(/<main [^>]*data-live=""/);
});

test('the only day with matches is a title of its own, too, with the way to all matches', () => {
  const html = htmlOfHome({ ...home, live: [], results: [], next: [upcomingMatch, upcomingMatch] });
  expect(headingsOf(html)).toEqual(['Sáb 7 mar', 'Tu equipo', 'Torneos Activos']);
  expect(html).toMatch(/<h2[^>]*><time dateTime="2026-03-07"[^>]*>Sáb 7 mar<\/time><\/h2><a href="\/fixture"/);
});

test('the home without any match says so, and is not refreshed', () => {
  const html = htmlOfHome({ ...home, live: [], next: [], results: [] });
  expect(html).toContain('No hay partidos programados');
  expect(headingsOf(html)).toEqual(['Próximos Partidos', 'Tu equipo', 'Torneos Activos']);
  expect(html).not.toContain('data-live');
  expect(descriptionOf(html)).toBe('Resultados, tablas y fixture de 8 equipos.');
});

test('the place of the followed teams comes first on the tournament that home leads to, and is on no other', () => {
  const [first] = headingsOf(htmlOfTournament({ ...tournamentSummary, isHome: true }));
  expect(first).toBe('Tu equipo');
  expect(headingsOf(htmlOfTournament(tournamentSummary))).not.toContain('Tu equipo');
});

test('a row of a match tells the script its kick-off, score and teams, and leads to the match and to both teams', () => {
  const html = htmlOfHome({ ...home, next: [], live: [] });
  expect(html).toContain(
    `<li data-match="${match.id}" data-kickoff="2026-03-07T14:00" data-home="Lanús" data-away="Banfield" data-score="1-0"`,
  );
  for (const id of [match.homeTeamId, match.awayTeamId]) {
    expect(html).toContain(`<a href="${hrefOfPage({ name: 'team', id: id ?? 0 })}" data-team="${id}"`);
  }
  expect(html).toContain(`href="/partidos/${match.id}"`);
});

test('a row tells who scored, each player once, on phones only while the match is live', () => {
  const goals = [
    goal,
    { ...goal, side: 'away' as const, playerName: 'Teo Ruiz', minute: 15, isOwnGoal: true },
    { ...goal, minute: 22 },
  ];
  const rowsOf = (status: 'completed' | 'in_progress') =>
    htmlOf(
      { name: 'embeddedFixture', data: { ...tournamentSummary, matches: [{ ...match, status }], goals } },
      { name: 'embeddedFixture', id: 1 },
    );
  expect(rowsOf('completed')).toContain('Ciro Bravo 12&#x27;, 22&#x27;<');
  expect(rowsOf('completed')).toContain('Teo Ruiz (e.c.) 15&#x27;<');
  expect(rowsOf('completed')).toMatch(
    /<span data-goals="" class="max-md:hidden"><span class="[^"]*"><span class="sr-only">Goles/,
  );
  expect(rowsOf('in_progress')).toMatch(/<span data-goals="" class=""><span class="[^"]*"><span class="sr-only">Goles/);
});

test('a match to be played shows its day and hour, says when it is overdue, and is there for calendars', () => {
  const html = htmlOfMatch(upcomingMatch);
  expect(html).toContain(`href="/calendario/partido/${upcomingMatch.id}.ics"`);
  expect(html).toMatch(/<time dateTime="2026-03-07" data-day="" class="whitespace-nowrap">Sáb 7 mar<\/time>/);
  expect(html).toContain('>14:00<');
  expect(html).toContain('<span data-overdue="" hidden=""');
});

test('a match in play is refreshed, and names its minute by the length of the tournament’s matches', () => {
  const html = htmlOfMatch({ ...match, status: 'in_progress' });
  expect(html).toMatch(/<main [^>]*data-live=""/);
  expect(html).toContain(`data-minute="${tournament.rules.matchMinutes}"`);
});

test('a match names its score in the title, and its state, round and place in the description', () => {
  const shootOut = formatMatch(aMatch({ home: 'Lanús', away: 'Ferro', score: '1-1', penalties: '4-3' }));
  const html = htmlOfMatch(shootOut);
  expect(html).toContain('<title>Lanús 1 - 1 Ferro (4-3 pen.) · Liga Sur</title>');
  expect(descriptionOf(html)).toBe('Finalizado · Fecha 1 de Copa Otoño · Complejo Sur');
  expect(html).toContain('"@type":"SportsEvent"');
});

test('a match shows the lineups of its teams, each player with number and name', () => {
  const html = htmlOfMatch(match);
  expect(headingsOf(html)).toEqual(['Eventos', 'Información', 'Alineaciones']);
  const lineups = /Alineaciones<.*/s.exec(html)?.[0] ?? '';
  expect(lineups).toMatch(/Arquero: <\/span>.*>12<.*>C\. Bravo</s);
  expect(lineups).toContain('1-2-2-1 Equilibrado');
});

test('a team shows its next match first, with both teams, and then all that the federation makes public', () => {
  const html = htmlOfTeam(team);
  expect(headingsOf(html)).toEqual([
    'Próximo partido',
    'Después',
    'Sin resultado',
    'Últimos resultados',
    'Torneos',
    'Goleadores',
    'Suspendidos',
    'Todos los partidos',
    'Plantel',
  ]);
  // The home's 'Tu equipo' takes this row.
  expect(/<li data-match="(\d+)"/.exec(html)?.[1]).toBe(String(upcomingMatch.id));
  expect(html).toContain('DT: Julia Sosa');
  expect(html).toContain('1 partido, por roja directa · Copa Otoño');
  expect(html).toContain('"@type":"SportsTeam"');
});

test('a team whose federation keeps squads private shows no squad, but its scorers and who is suspended', () => {
  const html = htmlOfTeam({ ...team, coach: '', squad: null });
  expect(headingsOf(html)).not.toContain('Plantel');
  expect(headingsOf(html)).toEqual(expect.arrayContaining(['Goleadores', 'Suspendidos']));
  expect(html).not.toContain('DT:');
});

const manyRows = Array.from({ length: 12 }, (_, index) => ({
  ...(table[0] as (typeof table)[number]),
  teamId: 100 + index,
  positionDisplay: String(index + 1),
}));

test.each([
  [4, 4],
  [10, 10],
  [12, 10],
])('the summary of a tournament of %i teams shows %i rows of its table', (teams, shown) => {
  const html = htmlOfTournament({ ...tournamentSummary, scorers: [], rows: manyRows.slice(0, teams) });
  expect(html.match(/<tr data-team=/g)).toHaveLength(shown);
  expect(html).toContain('href="/posiciones-publico?tournament=1"');
});

test('the list of tournaments tells the description, state and counters of each', () => {
  const [listed = expect.fail()] = listedTournaments;
  const rows = [{ ...listed, status: 'pending' as const, description: 'Sábados en el Sur', totalMatches: 28 }];
  const html = htmlOf({ name: 'tournaments', data: { rows, part: 1, parts: 1 } }, { name: 'tournaments' });
  const text = html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');
  expect(text).toContain('Sábados en el Sur Pendiente Equipos 4 Partidos 28 Completados 4 Pendientes 1');
});

test('the fixture names what is not assigned yet, says that it is public, and offers its zonas', () => {
  const groups = [
    { id: 5, name: 'Zona A' },
    { id: 6, name: 'Zona B' },
  ];
  const matches = [5, 6].map((groupId) => ({ ...match, id: groupId, groupId, cancha: null, referee: null }));
  const data = {
    tournament: { ...tournament, groups },
    rounds: [{ round: 'Fecha 1' }],
    round: 'Fecha 1',
    goals: [],
    free: [],
  };
  const htmlOfFixture = (shown: typeof matches) =>
    htmlOf({ name: 'fixture', data: { ...data, matches: shown } }, { name: 'fixture', id: 1 });
  const html = htmlOfFixture(matches);
  expect(html).toMatch(/Cancha:\u00a0<span[^>]*>Sin asignar<.*Árbitro:\u00a0<span[^>]*>Sin asignar</s);
  expect(html).toContain('Este fixture es público');
  expect(html).toMatch(/<li data-match="6"[^>]* data-zona="2"/);
  expect(html).toContain('value="zona-2"');
  expect(htmlOfFixture(matches.slice(0, 1))).not.toContain('value="zona-1"');
});

test('the summary of a tournament with zonas shows the table of each', () => {
  const groups = [
    { id: 5, name: 'Zona A', table: manyRows.slice(0, 3) },
    { id: 6, name: 'Zona B', table: manyRows.slice(3, 6) },
  ];
  const html = htmlOfTournament({ ...tournamentSummary, scorers: [], rows: manyRows, groups });
  expect(html.match(/<tr data-team=/g)).toHaveLength(6);
  expect(html).toContain('Zona B de Copa Otoño');
});

test('the summary of a tournament has a line to copy for other sites, once the site’s address is known', () => {
  const line = '&lt;iframe src=&quot;https://liga.example/insertar/posiciones?tournament=1&quot;';
  expect(htmlOfTournament(tournamentSummary)).toContain(line);
  const page = { name: 'tournament', id: 1 } as const;
  const withoutAddress = renderPage(
    { name: 'tournament', data: tournamentSummary },
    { page, site: { ...site, url: '' }, assets },
  );
  expect(withoutAddress).not.toContain('iframe');
});

test.each([
  [
    'embeddedStandings',
    { name: 'embeddedStandings', data: { tournament, groups: [], rows: table, outlook: documents.noOutlook } },
  ],
  ['embeddedFixture', { name: 'embeddedFixture', data: tournamentSummary }],
] as const)('the page %s has no frame of the site, and its links leave the other site’s page', (name, content) => {
  const html = htmlOf(content, { name, id: 1 });
  expect(html).toContain('<base target="_top"/>');
  expect(html).not.toContain('<nav aria-label="Secciones"');
});

test('a page inside another site says that there are no tournaments yet, and asks every minute', () => {
  const html = htmlOf({ name: 'waiting', data: {} }, { name: 'embeddedFixture' });
  expect(html).toContain('<base target="_top"/>');
  expect(html).toMatch(/<main [^>]*><div data-tv=""[^>]*><h1[^>]*>Liga Sur<\/h1>.*Todavía no hay torneos/s);
  expect(html).not.toContain('<a ');
});

test('a big screen gets table, round and scorers as sections that can be shown one by one', () => {
  const html = htmlOf({ name: 'tv', data: tournamentSummary }, { name: 'tv', id: 1 });
  const sections = /<div data-tv=""[^>]*>(.*)<\/div><\/main>/s.exec(html)?.[1] ?? '';
  expect([...sections.matchAll(/<section id="([^"]+)"/g)].map(([, id]) => id)).toEqual([
    'tabla',
    'fecha',
    'goleadores',
  ]);
  expect(html).not.toContain('<nav aria-label="Secciones"');
});

test('a round says below its matches who is free, with the way to the page of that team', () => {
  const free = [aTeam('Ferro')];
  const html = htmlOfTournament({ ...tournamentSummary, free });
  expect(html).toMatch(/>Libre:<\/span><a [^>]*href="\/equipos\/\d+"[^>]*>Ferro</);
  expect(htmlOfTournament(tournamentSummary)).not.toContain('Libre:');
});

test('a tournament that has not begun is shown on home with its first matches, instead of no tournaments', () => {
  const copa = { id: 9, name: 'Copa Verano', startDate: '2026-03-07', endDate: '2026-04-30' };
  const empty = { ...home, live: [], results: [], next: [], tournaments: [] };
  const html = htmlOfHome({ ...empty, announced: [{ ...copa, matches: [upcomingMatch] }] });
  expect(html).toMatch(/Copa Verano.*Por empezar · sáb 7 mar – jue 30 abr 2026.*Lanús.*Quilmes/s);
  expect(html).not.toContain('No hay torneos activos');
  expect(htmlOfHome({ ...empty, announced: [] })).toContain('No hay torneos activos');
});

test('rows of home name tournament, round and cancha, the tournament only where there are several', () => {
  const next = [{ ...upcomingMatch, cancha: { nombre: 'Central', ubicacion: 'Av. Roca 1200' } }];
  const [only = expect.fail()] = home.tournaments;
  const of = (tournaments: typeof home.tournaments) =>
    htmlOfHome({ ...home, live: [], results: [], next, tournaments });
  expect(of([only, { ...only, id: 2, name: 'Otra' }])).toMatch(
    /Copa Otoño\s· Fecha 1<span[^>]*>Central, Av\. Roca 1200</,
  );
  expect(of([only])).not.toMatch(/Copa Otoño\s· Fecha 1/);
});
