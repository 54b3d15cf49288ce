/** Postponed matches: still to be played, without a date that holds anything, until they get a new one. */
import { beforeAll, describe, expect, test } from 'vitest';
import { addDays, weekday } from '#shared/domain/calendar/calendar.ts';
import type { Match } from '#shared/domain/schemas/match.ts';
import { call, problemOf, startApi } from '#tests/support/api.ts';
import {
  asToldToAnyone,
  createCancha,
  createMatch,
  createScheduledMatch,
  createTeams,
  createTournament,
  deleteTeam,
  editMatch,
  expectOk,
  readMatch,
  readMatchesOfTournament,
  readTournament,
  saveScore,
} from '#tests/support/api-fixtures.ts';
import { newestChange, undo } from '#tests/support/changes.ts';
import { createLeague, finishJob, type League } from '#tests/support/fixtures.ts';
import { postMatchEvent } from '#tests/support/match-events.ts';
import { createPlayer } from '#tests/support/players.ts';
import { roundRobinOf } from '#tests/support/round-robin.ts';

beforeAll(startApi);

const postpone = async (match: Match): Promise<Match> => expectOk(await editMatch(match, { status: 'postponed' }));

const moveMatch = (match: Match, change: { matchDate?: string; canchaId?: number }) => {
  const { id, version, matchDate, matchTime, canchaId, refereeId, assistantId } = match;
  const move = { id, version, matchDate, matchTime, canchaId, refereeId, assistantId, ...change };
  const params = { id: match.tournamentId };
  return call('PUT /tournaments/{id}/fixture/matches', { as: 'admin', params, body: { matches: [move] } });
};

async function createLeagueWithFixture(): Promise<League & { readonly matches: readonly Match[] }> {
  const league = await createLeague(4);
  const body = { rounds: roundRobinOf(league) };
  expectOk(await finishJob('POST /tournaments/{id}/fixture', league.tournament, { body }));
  return { ...league, matches: await readMatchesOfTournament(league.tournament) };
}

describe('a postponed match', () => {
  test('keeps its round and its old date', async () => {
    const match = await createMatch({ round: 'Fecha 4', matchDate: '2026-08-01' });
    expect(await postpone(match)).toMatchObject({ status: 'postponed', round: 'Fecha 4', matchDate: '2026-08-01' });
  });

  test('loses its score and keeps its events, which count again when it goes on', async () => {
    const match = await createMatch();
    const playing = expectOk(await editMatch(match, { status: 'in_progress' }));
    const scorer = await createPlayer({ id: match.homeTeamId ?? 0 });
    expectOk(await postMatchEvent(match, scorer, 'goal'));
    expect(await postpone(playing)).toMatchObject({ homeScore: null, awayScore: null });
    expect((await postMatchEvent(match, scorer, 'goal')).status).toBe(409);
    const resumed = expectOk(
      await editMatch(await readMatch(match), { status: 'in_progress', matchDate: '2027-01-09' }),
    );
    expect(resumed).toMatchObject({ homeScore: 1, awayScore: 0 });
  });

  test('holds neither teams nor cancha, and two of them never clash', async () => {
    const [home, away] = await createTeams('Sauce', 'Tala');
    const { id: canchaId } = await createCancha('Cancha 1');
    const when = { matchDate: '2026-08-08', matchTime: '15:00', canchaId };
    const tournament = await createTournament();
    await postpone(await createScheduledMatch(tournament, home, away, when));
    const inItsPlace = await createScheduledMatch(tournament, away, home, when);
    await postpone(inItsPlace);
    await createScheduledMatch(tournament, away, home, when);
  });

  test('is refused on its way back where its hour was taken meanwhile', async () => {
    const [home, away] = await createTeams('Ombú', 'Ceibo');
    const tournament = await createTournament();
    const when = { matchDate: '2026-08-15', matchTime: '15:00' };
    const match = await postpone(await createScheduledMatch(tournament, home, away, when));
    await createScheduledMatch(tournament, away, home, { ...when, matchTime: '17:00' });
    expect((await editMatch(match, { status: 'scheduled', matchTime: '17:00' })).status).toBe(409);
    expectOk(await editMatch(match, { status: 'scheduled', matchTime: '18:00' }));
  });

  test.each(['scheduled', 'in_progress', 'completed'] as const)(
    'does not come back as %s at its old hour',
    async (status) => {
      const match = await postpone(await createMatch());
      const score = status === 'completed' ? { homeScore: 1, awayScore: 0 } : {};
      const refused = await editMatch(match, { ...score, status });
      expect(refused.status).toBe(400);
      expect(problemOf(refused).errors).toEqual([
        { path: 'matchDate', message: expect.stringContaining('postergado') },
      ]);
      expect(await readMatch(match)).toEqual(match);
      expectOk(await editMatch(match, { ...score, status, matchTime: '21:30' }));
    },
  );

  test('has its old date and hour again when its postponement is undone', async () => {
    const tournament = await createTournament();
    const [home, away] = await createTeams('Ceniza', 'Lapacho');
    const match = await createScheduledMatch(tournament, home, away, { matchDate: '2026-08-22', matchTime: '15:00' });
    await postpone(match);
    expectOk(await undo(tournament, await newestChange(tournament, 'schedule', match)));
    const { matchDate, matchTime } = match;
    expect(await readMatch(match)).toMatchObject({ status: 'scheduled', matchDate, matchTime });
  });

  test('may be cancelled, or get another cancha, without a new date', async () => {
    const { id: canchaId } = await createCancha('Cancha 4');
    const match = expectOk(await editMatch(await postpone(await createMatch()), { canchaId }));
    expect(match).toMatchObject({ status: 'postponed', canchaId });
    expectOk(await editMatch(match, { status: 'cancelled' }));
  });

  test('blocks deleting its teams and its cancha', async () => {
    const { id: canchaId } = await createCancha('Cancha 2');
    const match = await postpone(await createMatch({ canchaId }));
    expect((await deleteTeam({ id: match.homeTeamId ?? 0 })).status).toBe(409);
    expect((await call('DELETE /canchas/{id}', { as: 'admin', params: { id: canchaId } })).status).toBe(409);
  });

  test('takes no result before it has a new date', async () => {
    const match = await postpone(await createMatch());
    const refused = await saveScore(match, '1-0');
    expect(refused.status).toBe(409);
    expect(problemOf(refused).detail).toContain('postergado');
    expectOk(await editMatch(match, { status: 'scheduled', matchDate: '2027-02-01' }));
    expectOk(await saveScore(match, '1-0'));
  });
});

describe('in a changed plan', () => {
  test('a postponed match is passed by the postponing of its round', async () => {
    const { tournament, matches } = await createLeagueWithFixture();
    const first = matches[0] as Match;
    const postponed = await postpone(first);
    const body = { round: first.round, days: 3 };
    const moved = await finishJob('POST /tournaments/{id}/fixture/postpone', tournament, { body });
    expect(moved.body).toMatchObject({ moved: 1 });
    expect(await readMatch(first)).toEqual(postponed);
  });

  test('a new date in the fixture schedules it again, new officials alone do not', async () => {
    const { matches } = await createLeagueWithFixture();
    const postponed = await postpone(matches[0] as Match);
    const { id: canchaId } = await createCancha('Cancha 3');
    expectOk(await moveMatch(postponed, { canchaId }));
    const same = await readMatch(postponed);
    expect(same).toMatchObject({ status: 'postponed', canchaId });
    expectOk(await moveMatch(same, { matchDate: '2027-03-06' }));
    expect(await readMatch(postponed)).toMatchObject({ status: 'scheduled', matchDate: '2027-03-06' });
  });

  test('its pair is not planned again, and deleting what was not played leaves it', async () => {
    const { tournament, matches } = await createLeagueWithFixture();
    const postponed = await postpone(matches[0] as Match);
    expect((await finishJob('DELETE /tournaments/{id}/fixture', tournament)).body).toMatchObject({ deleted: 5 });
    expect(await readMatchesOfTournament(tournament)).toEqual([asToldToAnyone(postponed)]);
    const created = await finishJob('POST /tournaments/{id}/fixture', tournament, {
      body: { rounds: [{ round: 'Fecha 9', matches: [plannedAgain(postponed)], free: [] }] },
    });
    expect(created.status).toBe(409);
  });

  test('a withdrawal makes it a walkover that needs no cancha, though its old hour was taken', async () => {
    const { tournament, teams, matches } = await createLeagueWithFixture();
    const match = matches[0] as Match;
    await postpone(match);
    const { matchDate, matchTime, canchaId } = match;
    const [home, away] = await createTeams('Zorzal', 'Nube');
    await createScheduledMatch(await createTournament(), home, away, { matchDate, matchTime, canchaId });
    const team = teams.find(({ id }) => id === match.homeTeamId);
    const body = { teamId: team?.id, mode: 'walkovers', reason: 'Se fueron' };
    expectOk(await finishJob('POST /tournaments/{id}/withdrawals', tournament, { body }));
    expect(await readMatch(match)).toMatchObject({ status: 'completed', walkover: 'home', canchaId: 0 });
    expect((await readTournament(tournament)).withdrawals).toHaveLength(1);
  });
});

const plannedAgain = ({ homeTeamId, awayTeamId, groupId, matchTime, canchaId, refereeId, assistantId }: Match) => ({
  homeTeamId,
  awayTeamId,
  groupId,
  matchDate: '2027-04-03',
  matchTime,
  canchaId,
  refereeId,
  assistantId,
  moved: false,
});

describe('the list of what has no new date', () => {
  const listed = async () => expectOk(await call('GET /matches/postponed', { as: 'admin' })).map(({ id }) => id);

  test('has each postponed match until it gets one, for administrators alone', async () => {
    const match = await createMatch();
    expect(await listed()).not.toContain(match.id);
    const postponed = await postpone(match);
    expect(await listed()).toContain(match.id);
    expectOk(await moveMatch(postponed, { matchDate: '2030-09-07' }));
    expect(await listed()).not.toContain(match.id);
    expect((await call('GET /matches/postponed', { as: 'dt' })).status).toBe(403);
  });

  test('leaves tournaments out that are over', async () => {
    const match = await createMatch();
    await postpone(match);
    const tournament = await readTournament({ id: match.tournamentId });
    const body = { ...tournament, status: 'completed' as const };
    expectOk(await call('PUT /tournaments/{id}', { as: 'admin', params: { id: tournament.id }, body }));
    expect(await listed()).not.toContain(match.id);
  });
});

describe('the slots proposed for it', () => {
  const proposals = async ({ tournament }: League) =>
    expectOk(await call('GET /matches/postponed/slots', { as: 'admin' })).filter(
      ({ match }) => match.tournamentId === tournament.id,
    );

  test('lie on the weekday of the fixture, and are where it can be moved to, all at once', async () => {
    const league = await createLeagueWithFixture();
    for (const match of league.matches.slice(0, 2)) await postpone(match);
    const found = await proposals(league);
    expect(found.map(({ match }) => match.id)).toEqual(league.matches.slice(0, 2).map(({ id }) => id));
    const weekdays = new Set(league.matches.map(({ matchDate }) => weekday(matchDate)));
    for (const { slots } of found) {
      expect(slots).toHaveLength(3);
      for (const { matchDate } of slots) expect(weekdays).toContain(weekday(matchDate));
      // Nothing is played on a day that was suspended.
      expect(slots.map(({ matchDate }) => matchDate)).not.toContain(league.matches[0]?.matchDate);
    }
    const moves = found.map(({ match: { id, version }, slots }) => {
      const [{ canchaNombre: _name, costs: _costs, ...slot }] = slots as [(typeof slots)[number]];
      return { id, version, ...slot };
    });
    const params = { id: league.tournament.id };
    const moved = expectOk(
      await call('PUT /tournaments/{id}/fixture/matches', { as: 'admin', params, body: { matches: moves } }),
    );
    expect(moved.map(({ status }) => status)).toEqual(['scheduled', 'scheduled']);
    expect(await proposals(league)).toEqual([]);
  });

  test('tell what they cost in words', async () => {
    const league = await createLeagueWithFixture();
    const [match, other] = league.matches as [Match, Match];
    await postpone(match);
    const [{ slots = [] } = {}] = await proposals(league);
    const [first] = slots as [(typeof slots)[number]];
    // The other match goes to the day after the first slot, with one of the two teams.
    const busy = await createScheduledMatch(
      await createTournament(),
      league.teams.find(({ id }) => id === match.homeTeamId) as League['teams'][number],
      league.teams.find(({ id }) => id === other.homeTeamId) as League['teams'][number],
      { matchDate: addDays(first.matchDate, 1), matchTime: '10:00' },
    );
    const [{ slots: after = [] } = {}] = await proposals(league);
    const same = after.find(({ matchDate }) => matchDate === first.matchDate);
    expect(same?.costs).toEqual([{ kind: 'rest', text: expect.stringContaining('juega también el') }]);
    expect(same?.costs[0]?.text).toContain(busy.homeTeam.name);
  });

  test('are for administrators alone', async () => {
    expect((await call('GET /matches/postponed/slots', { as: 'dt' })).status).toBe(403);
  });
});
