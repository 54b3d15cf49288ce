/** Postponed matches: still to be played, without a date that holds anything, until they get a new one. */
import { beforeAll, describe, expect, test } from 'vitest';
import { addDays, weekday } from '#shared/domain/calendar/calendar.ts';
import type { Match } from '#shared/domain/schemas/match.ts';
import type { ProposedSlot } from '#shared/domain/schemas/postponed-slots.ts';
import type { Team } from '#shared/domain/schemas/team.ts';
import type { Tournament } from '#shared/domain/schemas/tournament.ts';
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
  editTournament,
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
import { readNewStreamRecords } from '#tests/support/stream.ts';

let teams: readonly [Team, Team, Team, Team];
/** A tournament each of whose matches has a day of its own, unless a test gives it another one. */
let cup: Tournament;

beforeAll(async () => {
  await startApi();
  teams = await createTeams('Sauce', 'Tala', 'Ombú', 'Ceibo');
  cup = await createTournament();
});

const scheduleMatch = (more: Parameters<typeof createScheduledMatch>[3] = {}) =>
  createScheduledMatch(cup, teams[0], teams[1], more);

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
  test('keeps its round and its old date, also with another cancha, and may be cancelled', async () => {
    const scheduled = await scheduleMatch({ round: 'Fecha 4' });
    const match = await postpone(scheduled);
    const { matchDate } = scheduled;
    expect(match).toMatchObject({ status: 'postponed', round: 'Fecha 4', matchDate });
    const { id: canchaId } = await createCancha('Cancha 4');
    const elsewhere = expectOk(await editMatch(match, { canchaId }));
    expect(elsewhere).toMatchObject({ status: 'postponed', canchaId, matchDate });
    expectOk(await editMatch(elsewhere, { status: 'cancelled' }));
  });

  test('loses its score and keeps its events, which count again when it goes on', async () => {
    const match = await scheduleMatch();
    const playing = expectOk(await editMatch(match, { status: 'in_progress' }));
    const scorer = await createPlayer(teams[0]);
    expectOk(await postMatchEvent(match, scorer, 'goal'));
    expect(await postpone(playing)).toMatchObject({ homeScore: null, awayScore: null });
    expect((await postMatchEvent(match, scorer, 'goal')).status).toBe(409);
    const resumed = expectOk(
      await editMatch(await readMatch(match), { status: 'in_progress', matchDate: '2027-01-09' }),
    );
    expect(resumed).toMatchObject({ homeScore: 1, awayScore: 0 });
  });

  test('holds neither teams nor cancha, and two of them never clash', async () => {
    const { id: canchaId } = await createCancha('Cancha 1');
    const when = { matchDate: '2026-08-08', matchTime: '15:00', canchaId };
    await postpone(await scheduleMatch(when));
    await postpone(await scheduleMatch(when));
    await scheduleMatch(when);
  });

  test('is refused on its way back where its hour was taken meanwhile', async () => {
    const when = { matchDate: '2026-08-15', matchTime: '15:00' };
    const match = await postpone(await scheduleMatch(when));
    await scheduleMatch({ ...when, matchTime: '17:00' });
    expect((await editMatch(match, { status: 'scheduled', matchTime: '17:00' })).status).toBe(409);
    expectOk(await editMatch(match, { status: 'scheduled', matchTime: '18:00' }));
  });

  test('is refused at its old date and hour under each new status', async () => {
    const match = await postpone(await scheduleMatch());
    const score = { homeScore: 1, awayScore: 0 };
    for (const status of ['scheduled', 'in_progress', 'completed'] as const) {
      const refused = await editMatch(match, { ...(status === 'completed' && score), status });
      expect(refused.status).toBe(400);
      expect(problemOf(refused).errors).toEqual([
        { path: 'matchDate', message: expect.stringContaining('postergado') },
      ]);
    }
    expect(await readMatch(match)).toEqual(match);
    expectOk(await editMatch(match, { ...score, status: 'completed', matchTime: '21:30' }));
  });

  test('has its old date and hour again when its postponement is undone', async () => {
    // Skips the stream records of other tests.
    await readNewStreamRecords();
    const match = await scheduleMatch();
    await postpone(match);
    expectOk(await undo(cup, await newestChange(cup, 'schedule', match)));
    const { matchDate, matchTime } = match;
    expect(await readMatch(match)).toMatchObject({ status: 'scheduled', matchDate, matchTime });
  });

  test('blocks deleting its teams and its cancha', async () => {
    const { id: canchaId } = await createCancha('Cancha 2');
    const match = await postpone(await createMatch({ canchaId }));
    expect((await deleteTeam({ id: match.homeTeamId ?? 0 })).status).toBe(409);
    expect((await call('DELETE /canchas/{id}', { as: 'admin', params: { id: canchaId } })).status).toBe(409);
  });

  test('takes no result before it has a new date', async () => {
    const match = await postpone(await scheduleMatch());
    const refused = await saveScore(match, '1-0');
    expect(refused.status).toBe(409);
    expect(problemOf(refused).detail).toContain('postergado');
    expectOk(await editMatch(match, { status: 'scheduled', matchDate: '2027-02-01' }));
    expectOk(await saveScore(match, '1-0'));
  });
});

describe('in a changed plan', () => {
  test('a postponed match is passed by the postponing of its round and left by deleting what was not played, and its pair is not planned again', async () => {
    const { tournament, matches } = await createLeagueWithFixture();
    const first = matches[0] as Match;
    const postponed = await postpone(first);
    const body = { round: first.round, days: 3 };
    const moved = await finishJob('POST /tournaments/{id}/fixture/postpone', tournament, { body });
    expect(moved.body).toMatchObject({ moved: 1 });
    expect((await finishJob('DELETE /tournaments/{id}/fixture', tournament)).body).toMatchObject({ deleted: 5 });
    expect(await readMatchesOfTournament(tournament)).toEqual([asToldToAnyone(postponed)]);
    const created = await finishJob('POST /tournaments/{id}/fixture', tournament, {
      body: { rounds: [{ round: 'Fecha 9', matches: [plannedAgain(postponed)], free: [] }] },
    });
    expect(created.status).toBe(409);
  });

  test('a new date in the fixture schedules it again, new officials alone do not', async () => {
    const postponed = await postpone(await scheduleMatch());
    const { id: canchaId } = await createCancha('Cancha 3');
    expectOk(await moveMatch(postponed, { canchaId }));
    const same = await readMatch(postponed);
    expect(same).toMatchObject({ status: 'postponed', canchaId });
    expectOk(await moveMatch(same, { matchDate: '2027-03-06' }));
    expect(await readMatch(postponed)).toMatchObject({ status: 'scheduled', matchDate: '2027-03-06' });
  });

  test('a withdrawal makes it a walkover that needs no cancha, though its old hour was taken', async () => {
    const [home, away, other, another] = teams;
    const { id: canchaId } = await createCancha('Cancha 5');
    const when = { matchDate: '2027-04-10', matchTime: '14:00', canchaId };
    const tournament = await createTournament();
    const match = await postpone(await createScheduledMatch(tournament, home, away, when));
    await createScheduledMatch(cup, other, another, when);
    const body = { teamId: home.id, mode: 'walkovers', reason: 'Se fueron' };
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

  test('has each postponed match until it gets one, of tournaments that are not over, for administrators alone', async () => {
    const match = await scheduleMatch();
    expect(await listed()).not.toContain(match.id);
    const postponed = await postpone(match);
    const over = await createTournament();
    const ofOver = await postpone(await createScheduledMatch(over, teams[2], teams[3]));
    expect(await listed()).toEqual(expect.arrayContaining([match.id, ofOver.id]));
    expectOk(await editTournament(await readTournament(over), { status: 'completed' }));
    expectOk(await moveMatch(postponed, { matchDate: '2030-09-07' }));
    const left = await listed();
    for (const { id } of [match, ofOver]) expect(left).not.toContain(id);
    expect((await call('GET /matches/postponed', { as: 'dt' })).status).toBe(403);
  });
});

describe('the slots proposed for it', () => {
  const proposals = async ({ tournament }: League) =>
    expectOk(await call('GET /matches/postponed/slots', { as: 'admin' })).filter(
      ({ match }) => match.tournamentId === tournament.id,
    );

  test('lie on the weekday of the fixture, tell what they cost in words, and are where it can be moved to, all at once', async () => {
    const league = await createLeagueWithFixture();
    const [match, other] = league.matches as [Match, Match];
    for (const each of [match, other]) await postpone(each);
    const found = await proposals(league);
    expect(found.map(({ match: { id } }) => id)).toEqual([match.id, other.id]);
    const weekdays = new Set(league.matches.map(({ matchDate }) => weekday(matchDate)));
    for (const { slots } of found) {
      expect(slots).toHaveLength(3);
      for (const { matchDate } of slots) expect(weekdays).toContain(weekday(matchDate));
      // Nothing is played on a day that was suspended.
      expect(slots.map(({ matchDate }) => matchDate)).not.toContain(match.matchDate);
    }
    const first = found[0]?.slots[0] as ProposedSlot;
    // A match of both home teams on the day after the first slot.
    const busy = await createScheduledMatch(
      cup,
      { id: match.homeTeamId ?? 0 },
      { id: other.homeTeamId ?? 0 },
      { matchDate: addDays(first.matchDate, 1), matchTime: '10:00' },
    );
    const [{ slots = [] } = {}] = await proposals(league);
    const same = slots.find(({ matchDate }) => matchDate === first.matchDate);
    expect(same?.costs).toEqual([{ kind: 'rest', text: expect.stringContaining('juega también el') }]);
    expect(same?.costs[0]?.text).toContain(busy.homeTeam.name);
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

  test('are for administrators alone', async () => {
    expect((await call('GET /matches/postponed/slots', { as: 'dt' })).status).toBe(403);
  });
});
