/**
 * Sanctions: what they accept, who reads and writes them, that they bar from matches, and what may not be deleted then. From
 * which matches each measure bars is proven in tests/domain/sanctions.test.ts.
 */
import { beforeAll, expect, test } from 'vitest';
import type { Match } from '#shared/domain/schemas/match.ts';
import type { Player } from '#shared/domain/schemas/player.ts';
import type { Measure, SanctionForm } from '#shared/domain/schemas/sanction.ts';
import type { Team } from '#shared/domain/schemas/team.ts';
import type { Tournament } from '#shared/domain/schemas/tournament.ts';
import { call, problemOf, startApi, statusAndDetail } from '#tests/support/api.ts';
import {
  createScheduledMatch,
  createTeams,
  createTournament,
  deleteMatch,
  deleteTeam,
  expectOk,
  playMatch,
  saveScore,
} from '#tests/support/api-fixtures.ts';
import { asBegunEarlier } from '#tests/support/begun-earlier.ts';
import { createMatchEvent, saveLineup } from '#tests/support/match-events.ts';
import { createPlayer, deletePlayer } from '#tests/support/players.ts';

let tournament: Tournament;
let home: Team;
let away: Team;
let pumas: Team;
/** The match in which players are shown a red card; four later ones are still to be played. */
let cause: Match;
let later: readonly [Match, Match, Match, Match];
/** Somebody without a card or a sanction. */
let innocent: Player;

beforeAll(async () => {
  await startApi();
  [home, away, pumas] = await createTeams('Halcones', 'Tigres', 'Pumas');
  tournament = await createTournament({ teamIds: [home.id, away.id] });
  innocent = await createPlayer(home);
  cause = await playMatch(tournament, home, '1-0', away, { matchDate: '2026-05-02', round: 'Fecha 1' });
  const days = ['2026-05-09', '2026-05-16', '2026-05-23', '2026-05-30'];
  const matches = await Promise.all(
    days.map((matchDate, at) => createScheduledMatch(tournament, home, away, { matchDate, round: `Fecha ${at + 2}` })),
  );
  later = matches as unknown as typeof later;
});

/** A player of the home team who was sent off in its first match. */
async function createSentOff(): Promise<Player> {
  const player = await createPlayer(home, { firstName: 'Iván', lastName: 'Rey' });
  await createMatchEvent(cause, player, 'redcard');
  return player;
}

const matchesOf = (matches: number | null, more: Partial<Measure> = {}) =>
  ({ kind: 'matches', matches, served: 0, onHold: 0, ...more }) as Measure;

const postSanction = ({ id }: Player, changes: Partial<SanctionForm> = {}) =>
  call('POST /sanctions', {
    as: 'admin',
    body: {
      tournamentId: tournament.id,
      subject: { kind: 'player', id },
      matchId: cause.id,
      origin: 'card',
      status: 'decided',
      article: '207',
      reason: 'Insultó al árbitro.',
      decidedOn: '2026-05-05',
      measures: [matchesOf(2)],
      ...changes,
    },
  });
const sanction = async (player: Player, changes?: Partial<SanctionForm>) =>
  expectOk(await postSanction(player, changes));
const refusalOf = async (player: Player, changes: Partial<SanctionForm>) => {
  const answer = await postSanction(player, changes);
  return [answer.status, problemOf(answer).errors?.[0]?.path];
};
/** The rounds from whose lineups the player is refused. */
async function barredRounds(player: Player, matches: readonly Match[]): Promise<string[]> {
  const refused = [];
  for (const match of matches) {
    const { status } = await saveLineup(match, [player]);
    if (status === 409) refused.push(match.round);
  }
  return refused;
}
const bansOf = async ({ id }: Player, as?: 'admin') => {
  const query = { tournamentId: String(tournament.id) };
  const bans = expectOk(await call('GET /statistics/suspensions', { query, ...(as && { as }) }));
  return bans.filter(({ playerId }) => playerId === id);
};
/** The matches that the player misses, as administrators read them. */
const missedRounds = async (player: Player) =>
  (await bansOf(player, 'admin')).flatMap(({ misses }) => misses.map(({ round }) => round));

test('a sanction takes the place of what the card gives, also when it is shorter', async () => {
  const player = await createSentOff();
  expect(await missedRounds(player)).toEqual(['Fecha 2']);
  const longer = await sanction(player, { measures: [matchesOf(3)] });
  expect(await barredRounds(player, later)).toEqual(['Fecha 2', 'Fecha 3', 'Fecha 4']);
  const body = { ...longer, measures: [{ kind: 'warning' as const }] };
  expectOk(await call('PUT /sanctions/{id}', { as: 'admin', params: { id: longer.id }, body }));
  expect(await barredRounds(player, later.slice(0, 1))).toEqual([]);
  expect(await missedRounds(player)).toEqual([]);
});

test('a sanction in every tournament is served by the matches of any', async () => {
  const player = await createSentOff();
  await sanction(player, { tournamentId: 0, measures: [matchesOf(2)] });
  const cup = await createTournament({ teamIds: [home.id, away.id] });
  const ofCup = await createScheduledMatch(cup, home, away, { matchDate: '2026-05-06', round: 'Copa' });
  expect(await barredRounds(player, [ofCup, later[0], later[1]])).toEqual(['Copa', 'Fecha 2']);
  expectOk(await saveScore(ofCup, '2-2'));
  expect(await barredRounds(player, later.slice(0, 2))).toEqual(['Fecha 2']);
  expect((await bansOf(player)).map(({ matches, sanction: of }) => [matches, of])).toEqual([[1, undefined]]);
  const [ban] = await bansOf(player, 'admin');
  expect(ban).toMatchObject({ matches: 2, served: 1, remaining: 1, misses: [{ round: 'Fecha 2' }] });
});

const movePlayer = async ({ version: _seen, ...fields }: Player, { id: teamId }: Team): Promise<Player> => {
  const body = { ...fields, dateOfBirth: '1990-01-01', teamId };
  return expectOk(await call('PUT /players/{id}', { as: 'admin', params: { id: fields.id }, body }));
};

test('a sanction that supersedes another is served by the matches of the same team, also when the player has moved', async () => {
  const player = await createPlayer(home);
  const { id } = await sanction(player);
  const moved = await movePlayer(player, away);
  expect(await sanction(moved, { replaces: id, measures: [matchesOf(5)] })).toMatchObject({ teamId: home.id });
});

test('a sanction given after the player has moved counts from its match, in which the new team did not play', async () => {
  const next = await createScheduledMatch(tournament, pumas, away, { matchDate: '2026-05-03', round: 'Fecha 1' });
  const moved = await movePlayer(await createSentOff(), pumas);
  await sanction(moved, { measures: [matchesOf(1)] });
  expect(await barredRounds(moved, [next])).toEqual(['Fecha 1']);
});

test('a player who changes teams stays barred in the new one', async () => {
  const player = await createSentOff();
  await sanction(player);
  const moved = await movePlayer(player, away);
  expect(await missedRounds(moved)).toContain('Fecha 2');
  expect(await barredRounds(moved, later.slice(0, 1))).toEqual(['Fecha 2']);
});

test('administrators and the own DT know what no bulletin has published; everybody else does not', async () => {
  const player = await createSentOff();
  const { id } = await sanction(player, { measures: [matchesOf(3)] });
  expect((await bansOf(player)).map(({ matches, sanction: of }) => [matches, of])).toEqual([[1, undefined]]);
  const [known] = await bansOf(player, 'admin');
  expect(known).toMatchObject({ matches: 3, remaining: 3, sanction: { status: 'decided', bulletin: null } });
  expect((await call('GET /sanctions')).status).toBe(401);
  const query = { tournamentId: String(tournament.id) };
  const all = expectOk(await call('GET /sanctions', { as: 'admin', query }));
  const told = { subjectName: 'Iván Rey', teamName: 'Halcones', teamId: home.id, bulletin: null };
  expect(all.find((each) => each.id === id)).toMatchObject(told);
  const ofOther = await call('GET /sanctions', { as: 'dt', query: { teamId: String(away.id) } });
  expect(ofOther.status).toBe(403);
});

test.each<[string, Partial<SanctionForm>, string]>([
  ['an unknown tournament', { tournamentId: 999_999 }, 'tournamentId'],
  ['an unknown player', { subject: { kind: 'player', id: 999_999 } }, 'subject.id'],
  ['an unknown match', { matchId: 999_999 }, 'matchId'],
  ['an unknown sanction', { replaces: 999_999 }, 'replaces'],
  ['no measure', { measures: [] }, 'measures'],
  ['more served than decided', { measures: [matchesOf(2, { served: 3 })] }, 'measures.0.served'],
  [
    'an end before the beginning',
    { measures: [{ kind: 'until', from: '2026-05-02', until: '2026-05-01' }] },
    'measures.0.until',
  ],
  ['points in every tournament', { tournamentId: 0, measures: [{ kind: 'points', points: -3 }] }, 'measures.0'],
])('a sanction with %s is refused', async (_name, changes, path) => {
  expect(await refusalOf(innocent, changes)).toEqual([400, path]);
});

test('a sanction supersedes none of another tournament', async () => {
  const player = await createPlayer(home);
  const { id } = await sanction(player);
  expect(await refusalOf(player, { tournamentId: 0, replaces: id })).toEqual([400, 'replaces']);
});

test('whoever and whatever a sanction is about cannot be deleted', async () => {
  const [lynxes] = await createTeams('Linces');
  const player = await createPlayer(lynxes);
  const match = await playMatch(tournament, home, '1-1', away, { matchDate: '2026-04-25' });
  await asBegunEarlier(match);
  const { id } = await sanction(player, { matchId: match.id });
  for (const refused of [await deletePlayer(player), await deleteTeam(lynxes), await deleteMatch(match)])
    expect(statusAndDetail(refused)).toEqual({ status: 409, detail: expect.stringContaining('tiene 1 sanción') });
  expect((await call('DELETE /sanctions/{id}', { as: 'admin', params: { id } })).status).toBe(204);
});

test('what another sanction supersedes is changed and deleted no longer', async () => {
  const player = await createPlayer(home);
  const first = await sanction(player);
  await sanction(player, { replaces: first.id, measures: [matchesOf(1)] });
  const params = { id: first.id };
  expect((await call('DELETE /sanctions/{id}', { as: 'admin', params })).status).toBe(409);
  expect((await call('PUT /sanctions/{id}', { as: 'admin', params, body: first })).status).toBe(409);
  expect(await refusalOf(player, { replaces: first.id })).toEqual([409, undefined]);
});
