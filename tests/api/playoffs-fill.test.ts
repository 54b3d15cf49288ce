/** The final and the third place fill themselves with every save of a semifinal, and empty themselves again. */
import { beforeAll, describe, expect, test } from 'vitest';
import type { Match } from '#shared/domain/schemas/match.ts';
import { call, problemOf, startApi } from '#tests/support/api.ts';
import {
  createTeam,
  createTournament,
  edit,
  expectOk,
  nextUnusedDay,
  readMatch,
  record,
  schedule,
  scheduleMatch,
} from '#tests/support/given.ts';
import { aPlayer } from '#tests/support/players.ts';
import { generatedPlayoffs, type Playoffs, pairing } from '#tests/support/playoffs.ts';
import { anOfficial } from '#tests/support/staff.ts';

beforeAll(startApi);

const last = async ({ third, final }: Playoffs) => [pairing(await readMatch(third)), pairing(await readMatch(final))];
const statusOf = async (match: Match, status: Match['status']) =>
  expectOk(await edit(await readMatch(match), { status }));
const patch = ({ id }: Match, body: { walkover: 'home' | 'away' | 'both' }) =>
  call('PATCH /matches/{id}/score', { as: 'admin', params: { id }, body });
const remove = ({ id }: Match) => call('DELETE /matches/{id}', { as: 'admin', params: { id } });
const open = ['Perdedor Semi 1 - Perdedor Semi 2', 'Ganador Semi 1 - Ganador Semi 2'];

describe('a semifinal', () => {
  test('fills its side of both, the first at home', async () => {
    const playoffs = await generatedPlayoffs();
    expectOk(await record(playoffs.semi2, '0-2'));
    expect(await last(playoffs)).toEqual(['Perdedor Semi 1 - Boedo', 'Ganador Semi 1 - Caseros']);
    expectOk(await record(playoffs.semi1, '3-1'));
    expect(await last(playoffs)).toEqual(['Dock - Boedo', 'Arce - Caseros']);
  });

  test('keeps the references, so that a correction fills again', async () => {
    const playoffs = await generatedPlayoffs();
    expectOk(await record(playoffs.semi1, '3-1'));
    const { homeFrom, version } = await readMatch(playoffs.final);
    expect({ homeFrom, version }).toEqual({ homeFrom: { matchId: playoffs.semi1.id, outcome: 'winner' }, version: 2 });
    expectOk(await record(playoffs.semi1, '3-4'));
    expect(await last(playoffs)).toEqual(['Arce - Perdedor Semi 2', 'Dock - Ganador Semi 2']);
  });

  test.each([
    ['a shoot-out', (semi: Match) => record(semi, '1-1', { homePenalties: 2, awayPenalties: 3 }), 'Dock'],
    ['a walkover', (semi: Match) => patch(semi, { walkover: 'away' }), 'Arce'],
    ['the form', (semi: Match) => edit(semi, { status: 'completed', homeScore: 0, awayScore: 1 }), 'Dock'],
  ])('is decided by %s', async (_, save, winner) => {
    const playoffs = await generatedPlayoffs();
    expectOk(await save(playoffs.semi1));
    expect((await last(playoffs))[1]).toBe(`${winner} - Ganador Semi 2`);
  });

  test.each([
    ['is level', (semi: Match) => record(semi, '2-2')],
    ['is played again', (semi: Match) => edit(semi, { status: 'in_progress' })],
    ['is not played yet', (semi: Match) => edit(semi, { status: 'scheduled' })],
    ['is cancelled', (semi: Match) => edit(semi, { status: 'cancelled' })],
    ['had nobody come', (semi: Match) => patch(semi, { walkover: 'both' })],
  ])('that %s after all empties them again', async (_, save) => {
    const playoffs = await generatedPlayoffs();
    expectOk(await record(playoffs.semi1, '1-0'));
    expectOk(await save(await readMatch(playoffs.semi1)));
    expect(await last(playoffs)).toEqual(open);
  });

  test('that is level fills by place in the table where the rules say so, also when they are changed later', async () => {
    const better = await generatedPlayoffs({ rules: { playoffDraw: 'betterPlaced' } });
    expectOk(await record(better.semi2, '1-1'));
    expect(await last(better)).toEqual(['Perdedor Semi 1 - Caseros', 'Ganador Semi 1 - Boedo']);

    const penalties = await generatedPlayoffs();
    const refereeId = await anOfficial();
    for (const match of [penalties.third, penalties.final]) expectOk(await edit(match, { refereeId }));
    expectOk(await record(penalties.semi1, '1-1'));
    expectOk(await record(penalties.semi2, '1-1'));
    const { id, name, startDate, endDate } = penalties.tournament;
    const rule = (playoffDraw: 'betterPlaced' | 'penalties') =>
      call('PUT /tournaments/{id}', {
        as: 'admin',
        params: { id },
        body: { name, startDate, endDate, rules: { playoffDraw } },
      });
    expectOk(await rule('betterPlaced'));
    expect(await last(penalties)).toEqual(['Dock - Caseros', 'Arce - Boedo']);
    expectOk(await rule('penalties'));
    expect(await last(penalties)).toEqual(open);
    expectOk(await rule('betterPlaced'));
    await statusOf(penalties.final, 'in_progress');
    const answer = await rule('penalties');
    expect({ status: answer.status, detail: problemOf(answer).detail }).toEqual({
      status: 409,
      detail: "No se puede cambiar quién gana Semifinal 1: el partido 'Final' ya empezó.",
    });
  });

  test("changing a semifinal's teams fills the final with the new winner", async () => {
    const playoffs = await generatedPlayoffs();
    expectOk(await record(playoffs.semi1, '1-0'));
    const ombu = await createTeam('Ombú');
    expectOk(await edit(await readMatch(playoffs.semi1), { homeTeamId: ombu.id }));
    expect((await last(playoffs))[1]).toBe('Ombú - Ganador Semi 2');
  });
});

describe('once the final has started', () => {
  const decided = async () => {
    const playoffs = await generatedPlayoffs();
    expectOk(await record(playoffs.semi1, '1-0'));
    expectOk(await record(playoffs.semi2, '1-0'));
    return playoffs;
  };

  test.each(['in_progress', 'completed'] as const)(
    'and is %s, who plays it stays; goals may be corrected',
    async (status) => {
      const playoffs = await decided();
      expectOk(await edit(await readMatch(playoffs.final), { status, homeScore: 0, awayScore: 0 }));
      const answer = await record(playoffs.semi1, '1-2');
      expect({ status: answer.status, detail: problemOf(answer).detail }).toEqual({
        status: 409,
        detail: "No se puede cambiar quién gana Semifinal 1: el partido 'Final' ya empezó.",
      });
      expect((await edit(await readMatch(playoffs.semi1), { status: 'scheduled' })).status).toBe(409);
      expect(await readMatch(playoffs.semi1)).toMatchObject({ homeScore: 1, awayScore: 0 });
      expect((await record(playoffs.semi1, '4-2')).status).toBe(200);
      expect(await last(playoffs)).toEqual(['Dock - Caseros', 'Arce - Boedo']);
    },
  );

  test('the third place alone keeps the correction out as well', async () => {
    const playoffs = await decided();
    await statusOf(playoffs.third, 'in_progress');
    expect((await record(playoffs.semi2, '0-1')).status).toBe(409);
    await statusOf(playoffs.third, 'scheduled');
    expectOk(await record(playoffs.semi2, '0-1'));
    expect(await last(playoffs)).toEqual(['Dock - Boedo', 'Arce - Caseros']);
  });

  test('it does not start before both are known', async () => {
    const playoffs = await generatedPlayoffs();
    expectOk(await record(playoffs.semi1, '1-0'));
    const answers = [
      await edit(await readMatch(playoffs.final), { status: 'in_progress' }),
      await edit(await readMatch(playoffs.final), { status: 'completed', homeScore: 1, awayScore: 0 }),
      await record(playoffs.final, '1-0'),
    ];
    expect(answers.map(({ status }) => status)).toEqual([409, 409, 409]);
  });
});

describe('the day book', () => {
  test('holds who plays the final, and lets go of who does not any more', async () => {
    const { tournament: _, teams, semi1, final } = await generatedPlayoffs();
    const [arce, , , dock] = teams;
    const when = { matchDate: final.matchDate, matchTime: final.matchTime };
    const [cup, rival] = [await createTournament(), await createTeam('Ombú')];
    expectOk(await record(semi1, '1-0'));
    expect((await schedule(cup, arce, rival, when)).status).toBe(409);
    expectOk(await record(semi1, '0-1'));
    expect((await schedule(cup, dock, rival, when)).status).toBe(409);
    expectOk(await schedule(cup, arce, rival, when));
  });

  test('keeps a winner out of a final he cannot play, and says why', async () => {
    const { teams, semi1, final } = await generatedPlayoffs();
    const [arce] = teams;
    const when = { matchDate: final.matchDate, matchTime: '17:45' };
    await scheduleMatch(await createTournament(), arce, await createTeam('Ombú'), when);
    const answer = await record(semi1, '1-0');
    expect({ status: answer.status, code: problemOf(answer).code }).toEqual({ status: 409, code: 'busy' });
    expect(problemOf(answer).detail).toContain(
      "No se puede completar el partido 'Final': Arce ya está en otro partido a esa hora: Arce - Ombú",
    );
    expect((await readMatch(semi1)).status).toBe('scheduled');
    expectOk(await record(semi1, '0-1'));
  });

  test('follows a semifinal that is moved and decided in one save', async () => {
    const playoffs = await generatedPlayoffs();
    const moved = { matchDate: nextUnusedDay(), status: 'completed' as const, homeScore: 1, awayScore: 0 };
    expectOk(await edit(playoffs.semi1, moved));
    expect((await last(playoffs))[1]).toBe('Arce - Ganador Semi 2');
    const { matchDate, matchTime } = playoffs.final;
    const back = await edit(await readMatch(playoffs.semi1), { matchDate, matchTime });
    expect(back.status).toBe(409);
  });
});

describe('a final edited before it is played', () => {
  test('a final saved with pending sides stays pending, and keeps teams filled meanwhile', async () => {
    const playoffs = await generatedPlayoffs();
    expectOk(await record(playoffs.semi1, '1-0'));
    const matchDate = nextUnusedDay();
    expectOk(await edit(playoffs.final, { matchDate }));
    expect(await readMatch(playoffs.final)).toMatchObject({ matchDate, homeTeam: { name: 'Arce' } });
    expectOk(await record(playoffs.semi1, '0-1'));
    expect((await last(playoffs))[1]).toBe('Dock - Ganador Semi 2');
  });

  test('takes no team by hand, unless nobody came to the semifinal', async () => {
    const playoffs = await generatedPlayoffs();
    const [arce, boedo] = playoffs.teams;
    const byHand = async () => edit(await readMatch(playoffs.final), { homeTeamId: boedo.id });
    const refused = await byHand();
    expect({ status: refused.status, detail: problemOf(refused).detail }).toEqual({
      status: 409,
      detail: 'Ese lugar lo define Semifinal 1: se completa solo con su resultado.',
    });
    expectOk(await record(playoffs.semi1, '1-0'));
    expect((await byHand()).status).toBe(409);
    expectOk(await patch(playoffs.semi1, { walkover: 'both' }));
    expect(expectOk(await byHand())).toMatchObject({ homeTeamId: boedo.id, homeFrom: null });
    expectOk(await record(playoffs.semi1, '1-0'));
    expect((await last(playoffs))[0]).toBe('Dock - Perdedor Semi 2');
    expect((await last(playoffs))[1]).toBe('Boedo - Ganador Semi 2');
    expect(arce.id).not.toBe(boedo.id);
  });
});

describe('what was prepared for the final', () => {
  const lineupOf = (match: Match, { id: teamId }: { id: number }) =>
    call('GET /matches/{id}/lineup/{teamId}', { as: 'admin', params: { id: match.id, teamId } });

  test("the lineup of a replaced finalist is deleted, the other's is kept", async () => {
    const { teams, semi1, semi2, final } = await generatedPlayoffs();
    const [arce, boedo, , dock] = teams;
    expectOk(await record(semi1, '1-0'));
    expectOk(await record(semi2, '1-0'));
    for (const team of [arce, boedo]) {
      const positions = [{ positionId: 1, playerId: (await aPlayer(team)).id }];
      const params = { id: final.id, teamId: team.id };
      expectOk(
        await call('PUT /matches/{id}/lineup/{teamId}', {
          as: 'admin',
          params,
          body: { formation: '1-2-2-1', positions },
        }),
      );
    }
    expectOk(await record(semi1, '0-1'));
    expect((await lineupOf(final, arce)).status).toBe(404);
    expect((await lineupOf(final, dock)).body.positions).toEqual([]);
    expect((await lineupOf(final, boedo)).body.positions).toHaveLength(1);
    expectOk(await record(semi1, '1-0'));
    expect((await lineupOf(final, arce)).body).toMatchObject({ positions: [], version: 0 });
  });

  test('goes on without a referee who is of one of its teams; another stays, in every match he has', async () => {
    const { teams, semi1, final, third } = await generatedPlayoffs();
    const [arce] = teams;
    const [own, neutral] = [await anOfficial({ teamId: arce.id }), await anOfficial()];
    expectOk(await edit(final, { refereeId: own, assistantId: neutral }));
    expectOk(await edit(third, { refereeId: neutral }));
    expectOk(await edit(semi1, { refereeId: neutral, status: 'completed', homeScore: 1, awayScore: 0 }));
    expect(await readMatch(final)).toMatchObject({ refereeId: 0, referee: null, assistantId: neutral });
    expect((await readMatch(third)).refereeId).toBe(neutral);
  });
});

test('a semifinal is deleted after those that wait for it', async () => {
  const { semi1, third, final } = await generatedPlayoffs();
  const refused = await remove(semi1);
  expect({ status: refused.status, detail: problemOf(refused).detail }).toEqual({
    status: 409,
    detail: "No se puede eliminar Semifinal 1: primero hay que eliminar 'Final' y 'Tercer Puesto'.",
  });
  for (const match of [final, third, semi1]) expect((await remove(match)).status).toBe(204);
});

test('a semifinal whose final was deleted is saved as any match', async () => {
  const { semi1, third, final } = await generatedPlayoffs();
  for (const match of [final, third]) await remove(match);
  expect((await record(semi1, '1-0')).status).toBe(200);
});
