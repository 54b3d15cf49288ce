/** What the picture of each page shows, and the addresses under which pictures are found. */

import { expect, test } from 'vitest';
import type { Match } from '#shared/domain/schemas/match.ts';
import type { PageContent, TournamentHeader } from '#shared/pages/page-data.ts';
import type { PageNotice } from '#shared/pages/page-notices.ts';
import type { PublishedPage } from '#shared/pages/published-pages.ts';
import { shareImageOfKey, versionOf } from '#shared/pages/share-image.ts';
import { addressOfImageOf, shareImageOf, suspensionsOf } from '#shared/pages/share-image-content.ts';
import { formatMatch } from '#shared/text/presenters.ts';
import { aMatch, aTeam } from '#tests/support/builders.ts';
import { aSite } from '#tests/support/site.ts';
import {
  bracket,
  fairPlay,
  goalkeepers,
  noOutlook,
  projectedBracket,
  scorers,
  table,
  tournament as wholeTournament,
} from './documents.ts';

const site = aSite;
const tournament: TournamentHeader = {
  ...wholeTournament,
  podium: null,
  hasPlayoffs: true,
  groups: [],
  walkoversToCome: [],
  displayNames: {},
  logos: [],
};
const matchPage = (match: Match): PageContent => ({
  name: 'match',
  data: { tournament, match: formatMatch(match), events: [], lineups: [], stakes: null, form: null, banned: [] },
});
const roundPage = (matches: readonly Match[], round = 'Fecha 1'): PageContent => ({
  name: 'fixture',
  data: { tournament, rounds: [{ round }], round, matches: matches.map(formatMatch), goals: [], free: [] },
});
const ranking = { tournament, part: 1, parts: 1 };
const [lanusQuilmes, page]: [Match, PublishedPage] = [
  aMatch({ home: 'Lanús', away: 'Quilmes', score: '3-1' }),
  { name: 'match', id: 7 },
];

test('a match is shown with its score and winner, its state, day and place', () => {
  expect(shareImageOf(matchPage(lanusQuilmes), site)).toEqual({
    kind: 'match',
    site: 'Liga Sur',
    brand: { color: '#166534', logo: '' },
    title: 'Copa Otoño',
    subtitle: 'Fecha 1',
    match: {
      home: { name: 'Lanús', teamId: lanusQuilmes.homeTeamId, logo: '', isWinner: true },
      away: { name: 'Quilmes', teamId: lanusQuilmes.awayTeamId, logo: '', isWinner: false },
      middle: '3 - 1',
      state: 'FINAL',
      isLive: false,
    },
    place: 'sábado, 7 de marzo de 2026 · Complejo Sur',
    note: '',
  });
});

test.each([
  [{ status: 'scheduled' }, '14:00', ''],
  [{ status: 'in_progress', score: '0-0' }, '0 - 0', 'EN VIVO'],
  [{ status: 'cancelled' }, '14:00', 'CANCELADO'],
  [{ score: '3-0', walkover: 'away' }, '3 - 0', 'W.O.'],
  [{ score: '2-2', penalties: '4-3' }, '2 - 2', '(4-3 pen.)'],
] as const)('a match %o shows %s and %s', (match, middle, state) => {
  const image = shareImageOf(matchPage(aMatch({ home: 'Lanús', away: 'Quilmes', ...match })), site);
  expect(image).toMatchObject({ match: { middle, state } });
});

test('a match has the whole names of its teams, and in a list their short ones', () => {
  const homeTeam = { ...aTeam('Deportivo Lanús'), displayName: 'Lanús' };
  const match = { ...lanusQuilmes, homeTeam };
  expect(shareImageOf(matchPage(match), site)).toMatchObject({ match: { home: { name: 'Deportivo Lanús' } } });
  expect(shareImageOf(roundPage([match]), site)).toMatchObject({ matches: [{ home: { name: 'Lanús' } }] });
});

test('a logo of another site is left out', () => {
  const homeTeam = { ...aTeam('Lanús'), logo: 'https://otro.example/lanus.png' };
  expect(shareImageOf(matchPage({ ...lanusQuilmes, homeTeam }), site)).toMatchObject({ match: { home: { logo: '' } } });
});

test('a table shows its first eight rows', () => {
  const rows = Array.from({ length: 20 }, () => table[0] ?? expect.fail());
  const image = shareImageOf({ name: 'standings', data: { tournament, groups: [], rows, outlook: noOutlook } }, site);
  expect(image).toMatchObject({ kind: 'table', title: 'Posiciones', columns: ['PJ', 'DG', 'Pts'] });
  expect(image).toHaveProperty('rows.length', 8);
});

test.each([
  [{ name: 'scorers', data: { ...ranking, rows: scorers } }, 'Goleadores', ['4']],
  [{ name: 'goalkeepers', data: { ...ranking, rows: goalkeepers } }, 'Vallas Menos Vencidas', ['2', '1', '0,50']],
  [{ name: 'fairPlay', data: { ...ranking, rows: fairPlay } }, 'Fair Play', ['1']],
] as const)('the ranking %o shows its figures', (content, title, values) => {
  expect(shareImageOf(content, site)).toMatchObject({ kind: 'table', title, rows: [{ values }] });
});

test('a round shows its day once, or one at each match; matches beyond six are counted', () => {
  const [sunday, matches] = [{ ...lanusQuilmes, matchDate: '2026-03-08' }, Array(8).fill(lanusQuilmes)];
  expect(shareImageOf(roundPage(matches), site)).toMatchObject({ subtitle: 'Copa Otoño · sáb 7 mar 2026', further: 2 });
  const scheduled = aMatch({ home: 'Ferro', away: 'Lanús' });
  expect(shareImageOf(roundPage([scheduled, sunday]), site)).toMatchObject({
    subtitle: 'Copa Otoño',
    matches: [{ state: 'sáb 7 mar 2026' }, { state: 'FINAL' }],
  });
});

test('a round says who is free, by the short names', () => {
  const content = roundPage([lanusQuilmes]);
  if (content.name !== 'fixture') return expect.fail();
  const free = [{ ...aTeam('Atlético Ferro'), displayName: 'Ferro' }, aTeam('Dock')];
  expect(shareImageOf({ ...content, data: { ...content.data, free } }, site)).toMatchObject({
    free: 'Libres: Ferro y Dock',
  });
  expect(shareImageOf(content, site)).toMatchObject({ free: '' });
});

test('the picture of a postponed match, or of a round with one, has the title of the newest suspension notice', () => {
  const postponed = aMatch({ home: 'Lanús', away: 'Quilmes', status: 'postponed' });
  const notice = (id: number, kind: PageNotice['kind'], title: string): PageNotice => ({
    id,
    kind,
    title,
    text: '',
    scope: { kind: 'tournament', id: 1 },
    tournament: '',
    until: '2026-03-08T23:59:00-03:00',
    createdAt: '2026-03-07T15:00:00Z',
    revokedAt: null,
    version: 1,
  });
  const notices = [
    notice(3, 'general', 'Asamblea'),
    notice(2, 'suspension', 'Se suspende'),
    notice(1, 'suspension', 'Antes'),
  ];
  for (const content of [matchPage(postponed), roundPage([lanusQuilmes, postponed])]) {
    expect(suspensionsOf(content, notices)).toEqual(['Se suspende', 'Antes']);
    const image = shareImageOf(content, site, 'Se suspende');
    expect(image).toMatchObject({ note: 'Se suspende' });
    expect(JSON.stringify(image)).toContain('POSTERGADO');
    expect(addressOfImageOf(page, content, site, notices)).toContain(versionOf(image as NonNullable<typeof image>));
  }
  expect(suspensionsOf(matchPage(lanusQuilmes), notices)).toEqual([]);
});

test('the playoffs show their last ties, a team its last match, home the latest results', () => {
  const team = { id: 1, name: 'Lanús', shortName: '', logo: '' };
  const rest = { coach: '', overdue: [], places: [], seasons: [], scorers: [], squad: null, suspended: [] };
  const results = [formatMatch(lanusQuilmes)];
  const counters = { activeTournaments: 1, upcomingMatches: 1, teams: 2 };
  const home = { counters, live: [], next: [], results, goals: [], tournaments: [], announced: [] };
  expect(shareImageOf({ name: 'playoffs', data: { tournament, bracket } }, site)).toMatchObject({ kind: 'matches' });
  expect(shareImageOf({ name: 'team', data: { ...rest, team, results, next: [] } }, site)).toMatchObject({
    kind: 'match',
    title: 'Lanús',
  });
  expect(shareImageOf({ name: 'home', data: home }, site)).toMatchObject({ title: 'Últimos resultados' });
  const beforeTheFirst = { ...home, results: [] };
  expect(shareImageOf({ name: 'home', data: beforeTheFirst }, site)).toMatchObject({ kind: 'title', title: site.name });
});

test('ties that are only a projection are in no picture', () => {
  const content: PageContent = { name: 'playoffs', data: { tournament, bracket: projectedBracket } };
  expect(shareImageOf(content, site)).toMatchObject({ kind: 'title', title: 'Playoffs', subtitle: 'Copa Otoño' });
});

test('pages without anything yet show their title; a stub shows its tournament’s name; pages inside other sites have no picture', () => {
  const empty: PageContent = { name: 'standings', data: { tournament, groups: [], rows: [], outlook: noOutlook } };
  expect(shareImageOf(empty, site)).toMatchObject({ kind: 'title', title: 'Posiciones', subtitle: 'Copa Otoño' });
  expect(shareImageOf(roundPage([]), site)).toMatchObject({ kind: 'title', title: 'Fecha 1' });
  expect(shareImageOf({ name: 'stub', target: '/', tournament: 'Copa' }, site)).toMatchObject({ title: 'Copa' });
  expect(addressOfImageOf(page, { ...empty, name: 'embeddedStandings' }, site)).toBeUndefined();
});

test('the address of a picture names its page and version', () => {
  const content = matchPage(lanusQuilmes);
  const image = shareImageOf(content, site) ?? expect.fail();
  const address = addressOfImageOf(page, content, site) ?? expect.fail();
  expect(address).toMatch(/^\/compartir\/partido\/7\/[0-9a-f]{16}\.png$/);
  expect(shareImageOfKey(address.slice(1))).toEqual({ page, version: versionOf(image) });
  for (const key of ['compartir/partido/7/1.png', `compartir/otra/7/${versionOf(image)}.png`, address]) {
    expect(shareImageOfKey(key)).toBeNull();
  }
});

test('the address changes with what is shown, and with nothing else', () => {
  const addressOf = (match: Match) => addressOfImageOf(page, matchPage(match), site);
  expect(addressOf({ ...lanusQuilmes, homeScore: 4 })).not.toBe(addressOf(lanusQuilmes));
  expect(addressOf({ ...lanusQuilmes, version: 9, refereeId: 3 })).toBe(addressOf(lanusQuilmes));
});

test('the fixture without a round has the picture of the round that it shows', () => {
  const content = roundPage([lanusQuilmes], 'Semifinal 1 / ida');
  const address = addressOfImageOf({ name: 'fixture', id: 7 }, content, site);
  expect(address).toBe(addressOfImageOf({ name: 'fixture', id: 7, round: 'Semifinal 1 / ida' }, content, site));
  expect(shareImageOfKey(address?.slice(1) ?? '')?.page).toEqual({
    name: 'fixture',
    id: 7,
    round: 'Semifinal 1 / ida',
  });
});
