/** A federation with something to show on every published page: a tournament half played, with zonas, goals and bans. */
import type { Settings } from '#shared/domain/schemas/settings.ts';
import type { PublishedPage } from '#shared/pages/published-pages.ts';
import { call } from './api.ts';
import { createScheduledMatch, createTeams, createTournament, expectOk, playMatch } from './api-fixtures.ts';
import { createMatchEvent } from './match-events.ts';
import { createPlayer } from './players.ts';

export type PageWorld = Awaited<ReturnType<typeof createPageWorld>>;

/** The day on which the tournament stands between its second and third round: to come, as the publisher's own clock sees it. */
export const worldNow = new Date('2096-05-12T15:00:00Z');

export async function createPageWorld() {
  const [ombu, ceibo, tala, sauce] = await createTeams('Ombú', 'Ceibo', 'Tala', 'Sauce');
  const teamIds = [ombu.id, ceibo.id, tala.id, sauce.id];
  const cup = await createTournament({ name: 'Apertura', status: 'in_progress', teamIds });
  const group = { tournamentId: cup.id, name: 'Zona Norte', teamIds: [ombu.id, ceibo.id] };
  expectOk(await call('POST /groups', { as: 'admin', body: group }));
  const [gomez, rios] = [
    await createPlayer(ombu, { firstName: 'Juan', lastName: 'Gómez', jerseyNumber: 9 }),
    await createPlayer(ceibo, { firstName: 'Luis', lastName: 'Ríos', jerseyNumber: 4 }),
  ];
  const on = (matchDate: string, round: string) => ({ matchDate, round });
  const first = await playMatch(cup, ombu, '2-0', ceibo, on('2096-05-03', 'Fecha 1'));
  await playMatch(cup, tala, '1-1', sauce, on('2096-05-03', 'Fecha 1'));
  const second = await playMatch(cup, ceibo, '1-3', tala, on('2096-05-10', 'Fecha 2'));
  const third = await createScheduledMatch(cup, ombu, sauce, on('2096-05-17', 'Fecha 3'));
  await createScheduledMatch(cup, ombu, tala, on('2096-05-31', 'Final'));
  await createMatchEvent(first, gomez, 'goal', 7);
  await createMatchEvent(second, rios, 'redcard', 25);
  return { cup, teams: { ombu, ceibo, tala, sauce }, players: { gomez, rios }, matches: { first, second, third } };
}

/** One page of each name, and the pages of parts of a tournament. */
export const pagesOf = ({ cup, teams, matches }: PageWorld): PublishedPage[] => [
  { name: 'home' },
  { name: 'tournaments' },
  ...(['tournament', 'fixture', 'standings', 'scorers', 'fairPlay', 'goalkeepers', 'playoffs', 'tv'] as const).map(
    (name) => ({ name, id: cup.id }),
  ),
  { name: 'fixture', id: cup.id, round: 'Fecha 2' },
  { name: 'embeddedStandings', id: cup.id },
  { name: 'embeddedFixture', id: cup.id },
  { name: 'match', id: matches.second.id },
  { name: 'team', id: teams.ceibo.id },
];

export async function saveSettings(changes: Partial<Settings>): Promise<void> {
  const { version: _any, siteUrl: _readOnly, ...settings } = expectOk(await call('GET /settings'));
  expectOk(await call('PUT /settings', { as: 'admin', body: { ...settings, ...changes } }));
}
