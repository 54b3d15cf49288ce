/**
 * Sanctions: what they accept, who reads and writes them, that they bar from matches, and what may not be deleted then. From
 * which matches each measure bars is proven in tests/domain/sanctions.test.ts.
 */
import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { Match } from '#shared/domain/schemas/match.ts';
import type { Player } from '#shared/domain/schemas/player.ts';
import type { Measure, SanctionForm } from '#shared/domain/schemas/sanction.ts';
import type { Team } from '#shared/domain/schemas/team.ts';
import type { Tournament } from '#shared/domain/schemas/tournament.ts';
import { call, problemOf, startApi } from '#tests/support/api.ts';
import {
  createScheduledMatch,
  createTeams,
  createTournament,
  deleteMatch,
  deleteTeam,
  expectOk,
  saveScore,
} from '#tests/support/api-fixtures.ts';
import { asBegunEarlier } from '#tests/support/begun-earlier.ts';
import { createMatchEvent, saveLineup } from '#tests/support/match-events.ts';
import { createPlayer, deletePlayer } from '#tests/support/players.ts';
import { publishChanges } from '#tests/support/stream.ts';

let tournament: Tournament;
let home: Team;
let away: Team;
let player: Player;
/** The match in which the player is shown a red card; four later ones are still to be played. */
let cause: Match;
let later: Match[];

beforeAll(startApi);

beforeEach(async () => {
  [home, away] = await createTeams('Halcones', 'Tigres');
  tournament = await createTournament({ teamIds: [home.id, away.id] });
  player = await createPlayer(home, { firstName: 'Iván', lastName: 'Rey' });
  const days = ['2026-05-02', '2026-05-09', '2026-05-16', '2026-05-23', '2026-05-30'];
  const matches = await Promise.all(
    days.map((matchDate, at) => createScheduledMatch(tournament, home, away, { matchDate, round: `Fecha ${at + 1}` })),
  );
  [cause, ...later] = matches as [Match, ...Match[]];
  expectOk(await saveScore(cause, '1-0'));
  await createMatchEvent(cause, player, 'redcard');
});

const form = (changes: Partial<SanctionForm> = {}) => ({
  tournamentId: tournament.id,
  subject: { kind: 'player' as const, id: player.id },
  matchId: cause.id,
  origin: 'card' as const,
  status: 'decided' as const,
  article: '207',
  reason: 'Insultó al árbitro.',
  decidedOn: '2026-05-05',
  measures: [matchesOf(2)],
  ...changes,
});
const matchesOf = (matches: number | null, more: Partial<Measure> = {}) =>
  ({ kind: 'matches', matches, served: 0, onHold: 0, ...more }) as Measure;

const sanction = async (changes: Partial<SanctionForm> = {}) =>
  expectOk(await call('POST /sanctions', { as: 'admin', body: form(changes) }));
const refusalOf = async (changes: Partial<SanctionForm>) => {
  const answer = await call('POST /sanctions', { as: 'admin', body: form(changes) });
  return [answer.status, problemOf(answer).errors?.[0]?.path];
};
/** The rounds from whose lineups the player is refused. */
async function barredRounds(matches: readonly Match[] = later): Promise<string[]> {
  const refused = [];
  for (const match of matches) {
    const { status } = await saveLineup(match, [player]);
    if (status === 409) refused.push(match.round);
  }
  return refused;
}
const bansOf = async (as?: 'admin') => {
  await publishChanges();
  const query = { tournamentId: String(tournament.id) };
  return expectOk(await call('GET /statistics/suspensions', { query, ...(as && { as }) }));
};

test('a sanction takes the place of what the card gives, also when it is shorter', async () => {
  expect(await barredRounds()).toEqual(['Fecha 2']);
  const longer = await sanction({ measures: [matchesOf(3)] });
  expect(await barredRounds()).toEqual(['Fecha 2', 'Fecha 3', 'Fecha 4']);
  const body = { ...longer, measures: [{ kind: 'warning' as const }] };
  expectOk(await call('PUT /sanctions/{id}', { as: 'admin', params: { id: longer.id }, body }));
  expect(await barredRounds()).toEqual([]);
});

test('a sanction in every tournament is served by the matches of any', async () => {
  await sanction({ tournamentId: 0, measures: [matchesOf(2)] });
  const cup = await createTournament({ teamIds: [home.id, away.id] });
  const ofCup = await createScheduledMatch(cup, home, away, { matchDate: '2026-05-06', round: 'Copa' });
  expect(await barredRounds([ofCup, ...later])).toEqual(['Copa', 'Fecha 2']);
  expectOk(await saveScore(ofCup, '2-2'));
  expect(await barredRounds()).toEqual(['Fecha 2']);
  expect((await bansOf()).map(({ matches, sanction: of }) => [matches, of])).toEqual([[1, undefined]]);
  const [ban] = await bansOf('admin');
  expect(ban).toMatchObject({ matches: 2, served: 1, remaining: 1, misses: [{ round: 'Fecha 2' }] });
});

async function movePlayer({ id: teamId }: Team): Promise<void> {
  const { version: _seen, ...fields } = player;
  const body = { ...fields, dateOfBirth: '1990-01-01', teamId, jerseyNumber: 77 };
  player = expectOk(await call('PUT /players/{id}', { as: 'admin', params: { id: player.id }, body }));
}

test('a sanction that supersedes another is served by the matches of the same team, also when the player has moved', async () => {
  const { id } = await sanction();
  await movePlayer(away);
  expect(await sanction({ replaces: id, measures: [matchesOf(5)] })).toMatchObject({ teamId: home.id });
});

test('a sanction given after the player has moved counts from its match, in which the new team did not play', async () => {
  const [third] = await createTeams('Pumas');
  const next = await createScheduledMatch(tournament, third, away, { matchDate: '2026-05-03', round: 'Fecha 1' });
  await movePlayer(third);
  await sanction({ measures: [matchesOf(1)], decidedOn: '2026-05-05' });
  expect(await barredRounds([next])).toEqual(['Fecha 1']);
});

test('a player who changes teams stays barred in the new one', async () => {
  await sanction();
  await movePlayer(away);
  const rows = await bansOf('admin');
  expect(rows[0]?.misses.map(({ round }) => round)).toContain('Fecha 2');
  const positions = [{ positionId: 1, playerId: player.id }];
  const answer = await call('PUT /matches/{id}/lineup/{teamId}', {
    as: 'admin',
    params: { id: (later[0] as Match).id, teamId: away.id },
    body: { formation: '1-2-2-1', positions },
  });
  expect(answer.status).toBe(409);
});

test('administrators and the own DT know what no bulletin has published; everybody else does not', async () => {
  await sanction({ measures: [matchesOf(3)] });
  expect((await bansOf()).map(({ matches, sanction: of }) => [matches, of])).toEqual([[1, undefined]]);
  const [known] = await bansOf('admin');
  expect(known).toMatchObject({ matches: 3, remaining: 3, sanction: { status: 'decided', bulletin: null } });
  expect((await call('GET /sanctions')).status).toBe(401);
  const all = expectOk(await call('GET /sanctions', { as: 'admin', query: { tournamentId: String(tournament.id) } }));
  expect(all).toMatchObject([{ subjectName: 'Iván Rey', teamName: 'Halcones', teamId: home.id, bulletin: null }]);
  const ofOther = await call('GET /sanctions', { as: 'dt', query: { teamId: String(away.id) } });
  expect(ofOther.status).toBe(403);
});

test.each<[string, () => Partial<SanctionForm>, string]>([
  ['an unknown tournament', () => ({ tournamentId: 999_999 }), 'tournamentId'],
  ['an unknown player', () => ({ subject: { kind: 'player', id: 999_999 } }), 'subject.id'],
  ['an unknown match', () => ({ matchId: 999_999 }), 'matchId'],
  ['an unknown sanction', () => ({ replaces: 999_999 }), 'replaces'],
  ['no measure', () => ({ measures: [] }), 'measures'],
  ['more served than decided', () => ({ measures: [matchesOf(2, { served: 3 })] }), 'measures.0.served'],
  [
    'an end before the beginning',
    () => ({ measures: [{ kind: 'until', from: '2026-05-02', until: '2026-05-01' }] }),
    'measures.0.until',
  ],
  ['points in every tournament', () => ({ tournamentId: 0, measures: [{ kind: 'points', points: -3 }] }), 'measures.0'],
])('a sanction with %s is refused', async (_name, changes, path) => {
  expect(await refusalOf(changes())).toEqual([400, path]);
});

test('a sanction supersedes none of another tournament', async () => {
  const { id } = await sanction();
  expect(await refusalOf({ tournamentId: 0, replaces: id })).toEqual([400, 'replaces']);
});

test('whoever and whatever a sanction is about cannot be deleted', async () => {
  const { id } = await sanction();
  expect((await deletePlayer(player)).status).toBe(409);
  expect((await deleteTeam(home)).status).toBe(409);
  await asBegunEarlier(cause);
  expect(problemOf(await deleteMatch(cause)).detail).toContain('tiene 1 sanción');
  expect((await call('DELETE /sanctions/{id}', { as: 'admin', params: { id } })).status).toBe(204);
});

test('what another sanction supersedes is changed and deleted no longer', async () => {
  const first = await sanction();
  await sanction({ replaces: first.id, measures: [matchesOf(1)] });
  const params = { id: first.id };
  expect((await call('DELETE /sanctions/{id}', { as: 'admin', params })).status).toBe(409);
  expect((await call('PUT /sanctions/{id}', { as: 'admin', params, body: first })).status).toBe(409);
  expect(await refusalOf({ replaces: first.id })).toEqual([409, undefined]);
});
