/** Every save of a semifinal fills the final and the match for third place with its teams, or empties them again. */
import { beforeAll, describe, expect, test } from 'vitest';
import type { Match } from '#shared/domain/schemas/match.ts';
import { type ApiAnswer, call, problemOf, startApi, statusAndDetail } from '#tests/support/api.ts';
import {
  createScheduledMatch,
  createTeam,
  createTournament,
  deleteMatch,
  editMatch,
  editTournament,
  expectOk,
  nextUnusedDay,
  postMatch,
  readMatch,
  saveScore,
} from '#tests/support/api-fixtures.ts';
import { oneVariantUnlessFullRun } from '#tests/support/full.ts';
import { createPlayoffs, formatPairing, type Playoffs } from '#tests/support/playoffs.ts';
import { createOfficialId } from '#tests/support/staff.ts';

beforeAll(startApi);

const readThirdAndFinalPairings = async ({ third, final }: Playoffs) => [
  formatPairing(await readMatch(third)),
  formatPairing(await readMatch(final)),
];
const setMatchStatus = async (match: Match, status: Match['status']) =>
  expectOk(await editMatch(await readMatch(match), { status }));
const recordWalkover = ({ id }: Match, body: { walkover: 'home' | 'away' | 'both' }) =>
  call('PATCH /matches/{id}/score', { as: 'admin', params: { id }, body });
const pendingPairings = ['Perdedor Semi 1 - Perdedor Semi 2', 'Ganador Semi 1 - Ganador Semi 2'];

describe('a semifinal', () => {
  test('fills one side of the final and of the third place: the first semifinal the home side, the second the away side', async () => {
    const playoffs = await createPlayoffs();
    expectOk(await saveScore(playoffs.semi2, '0-2'));
    expect(await readThirdAndFinalPairings(playoffs)).toEqual(['Perdedor Semi 1 - Boedo', 'Ganador Semi 1 - Caseros']);
    expectOk(await saveScore(playoffs.semi1, '3-1'));
    expect(await readThirdAndFinalPairings(playoffs)).toEqual(['Dock - Boedo', 'Arce - Caseros']);
  });

  test('fills the final and the third place again when it is corrected', async () => {
    const playoffs = await createPlayoffs();
    expectOk(await saveScore(playoffs.semi1, '3-1'));
    const { homeFrom, version } = await readMatch(playoffs.final);
    expect({ homeFrom, version }).toEqual({ homeFrom: { matchId: playoffs.semi1.id, outcome: 'winner' }, version: 2 });
    expectOk(await saveScore(playoffs.semi1, '3-4'));
    expect(await readThirdAndFinalPairings(playoffs)).toEqual(['Arce - Perdedor Semi 2', 'Dock - Ganador Semi 2']);
  });

  const waysToDecide: [string, (semi: Match) => Promise<ApiAnswer<unknown>>, string][] = [
    ['penalties', (semi: Match) => saveScore(semi, '1-1', { homePenalties: 2, awayPenalties: 3 }), 'Dock'],
    ['a walkover', (semi: Match) => recordWalkover(semi, { walkover: 'away' }), 'Arce'],
    [
      'a score in the form',
      (semi: Match) => editMatch(semi, { status: 'completed', homeScore: 0, awayScore: 1 }),
      'Dock',
    ],
  ];
  test.each(oneVariantUnlessFullRun(waysToDecide, 0))('a semifinal is decided by %s', async (_, save, winner) => {
    const playoffs = await createPlayoffs();
    expectOk(await save(playoffs.semi1));
    expect((await readThirdAndFinalPairings(playoffs))[1]).toBe(`${winner} - Ganador Semi 2`);
  });

  const waysToReopen: [string, (semi: Match) => Promise<ApiAnswer<unknown>>][] = [
    ['becomes level', (semi: Match) => saveScore(semi, '2-2')],
    ['is in play again', (semi: Match) => editMatch(semi, { status: 'in_progress' })],
    ['is scheduled again', (semi: Match) => editMatch(semi, { status: 'scheduled' })],
    ['is cancelled', (semi: Match) => editMatch(semi, { status: 'cancelled' })],
    ['becomes a walkover of both teams', (semi: Match) => recordWalkover(semi, { walkover: 'both' })],
  ];
  test.each(oneVariantUnlessFullRun(waysToReopen, 3))(
    'a semifinal that %s empties the final and the third place again',
    async (_, save) => {
      const playoffs = await createPlayoffs();
      expectOk(await saveScore(playoffs.semi1, '1-0'));
      expectOk(await save(await readMatch(playoffs.semi1)));
      expect(await readThirdAndFinalPairings(playoffs)).toEqual(pendingPairings);
    },
  );

  test('that is level is won by the better placed team where the rules say so, also when they change later', async () => {
    const better = await createPlayoffs({ rules: { playoffDraw: 'betterPlaced' } });
    expectOk(await saveScore(better.semi2, '1-1'));
    expect(await readThirdAndFinalPairings(better)).toEqual(['Perdedor Semi 1 - Caseros', 'Ganador Semi 1 - Boedo']);

    const penalties = await createPlayoffs();
    const refereeId = await createOfficialId();
    for (const match of [penalties.third, penalties.final]) expectOk(await editMatch(match, { refereeId }));
    expectOk(await saveScore(penalties.semi1, '1-1'));
    expectOk(await saveScore(penalties.semi2, '1-1'));
    const rule = (playoffDraw: 'betterPlaced' | 'penalties') =>
      editTournament(penalties.tournament, { rules: { playoffDraw } });
    expectOk(await rule('betterPlaced'));
    expect(await readThirdAndFinalPairings(penalties)).toEqual(['Dock - Caseros', 'Arce - Boedo']);
    expectOk(await rule('penalties'));
    expect(await readThirdAndFinalPairings(penalties)).toEqual(pendingPairings);
    expectOk(await rule('betterPlaced'));
    await setMatchStatus(penalties.final, 'in_progress');
    const answer = await rule('penalties');
    expect(statusAndDetail(answer)).toEqual({
      status: 409,
      detail: "No se puede cambiar quién gana Semifinal 1: el partido 'Final' ya empezó.",
    });
  });

  test('whose winning team is replaced fills the final with the replacement', async () => {
    const playoffs = await createPlayoffs();
    expectOk(await saveScore(playoffs.semi1, '1-0'));
    const ombu = await createTeam('Ombú');
    expectOk(await editMatch(await readMatch(playoffs.semi1), { homeTeamId: ombu.id }));
    expect((await readThirdAndFinalPairings(playoffs))[1]).toBe('Ombú - Ganador Semi 2');
  });
});

describe('the start of the final or the third place:', () => {
  const decided = async () => {
    const playoffs = await createPlayoffs();
    expectOk(await saveScore(playoffs.semi1, '1-0'));
    expectOk(await saveScore(playoffs.semi2, '1-0'));
    return playoffs;
  };

  test.each(['in_progress', 'completed'] as const)(
    'once the final is %s a semifinal may change its score but not its winner',
    async (status) => {
      const playoffs = await decided();
      expectOk(await editMatch(await readMatch(playoffs.final), { status, homeScore: 0, awayScore: 0 }));
      const answer = await saveScore(playoffs.semi1, '1-2');
      expect(statusAndDetail(answer)).toEqual({
        status: 409,
        detail: "No se puede cambiar quién gana Semifinal 1: el partido 'Final' ya empezó.",
      });
      expect((await editMatch(await readMatch(playoffs.semi1), { status: 'scheduled' })).status).toBe(409);
      expect(await readMatch(playoffs.semi1)).toMatchObject({ homeScore: 1, awayScore: 0 });
      expect((await saveScore(playoffs.semi1, '4-2')).status).toBe(200);
      expect(await readThirdAndFinalPairings(playoffs)).toEqual(['Dock - Caseros', 'Arce - Boedo']);
    },
  );

  test('once the third place is in play a semifinal cannot change its winner', async () => {
    const playoffs = await decided();
    await setMatchStatus(playoffs.third, 'in_progress');
    expect((await saveScore(playoffs.semi2, '0-1')).status).toBe(409);
    await setMatchStatus(playoffs.third, 'scheduled');
    expectOk(await saveScore(playoffs.semi2, '0-1'));
    expect(await readThirdAndFinalPairings(playoffs)).toEqual(['Dock - Boedo', 'Arce - Caseros']);
  });

  test('the final cannot start before both its teams are known', async () => {
    const playoffs = await createPlayoffs();
    expectOk(await saveScore(playoffs.semi1, '1-0'));
    const answers = [
      await editMatch(await readMatch(playoffs.final), { status: 'in_progress' }),
      await editMatch(await readMatch(playoffs.final), { status: 'completed', homeScore: 1, awayScore: 0 }),
      await saveScore(playoffs.final, '1-0'),
    ];
    expect(answers.map(({ status }) => status)).toEqual([409, 409, 409]);
  });
});

describe('the time of the final', () => {
  test('is taken for the winner of a semifinal, and free again for a team that a correction makes the loser', async () => {
    const { tournament: _, teams, semi1, final } = await createPlayoffs();
    const [arce, , , dock] = teams;
    const when = { matchDate: final.matchDate, matchTime: final.matchTime };
    const [cup, rival] = [await createTournament(), await createTeam('Ombú')];
    expectOk(await saveScore(semi1, '1-0'));
    expect((await postMatch(cup, arce, rival, when)).status).toBe(409);
    expectOk(await saveScore(semi1, '0-1'));
    expect((await postMatch(cup, dock, rival, when)).status).toBe(409);
    expectOk(await postMatch(cup, arce, rival, when));
  });

  test('keeps a team that has another match at that time from winning the semifinal, and the refusal names that match', async () => {
    const { teams, semi1, final } = await createPlayoffs();
    const [arce] = teams;
    const when = { matchDate: final.matchDate, matchTime: '17:45' };
    await createScheduledMatch(await createTournament(), arce, await createTeam('Ombú'), when);
    const answer = await saveScore(semi1, '1-0');
    expect({ status: answer.status, code: problemOf(answer).code }).toEqual({ status: 409, code: 'busy' });
    expect(problemOf(answer).detail).toContain(
      "No se puede completar el partido 'Final': Arce ya está en otro partido a esa hora: Arce - Ombú",
    );
    expect((await readMatch(semi1)).status).toBe('scheduled');
    expectOk(await saveScore(semi1, '0-1'));
  });

  test('cannot become the time of a decided semifinal, also one that was moved and decided in one save', async () => {
    const playoffs = await createPlayoffs();
    const moved = { matchDate: nextUnusedDay(), status: 'completed' as const, homeScore: 1, awayScore: 0 };
    expectOk(await editMatch(playoffs.semi1, moved));
    expect((await readThirdAndFinalPairings(playoffs))[1]).toBe('Arce - Ganador Semi 2');
    const { matchDate, matchTime } = playoffs.final;
    const back = await editMatch(await readMatch(playoffs.semi1), { matchDate, matchTime });
    expect(back.status).toBe(409);
  });
});

describe('the form of the final', () => {
  test('opened before a semifinal was decided and saved after it keeps the team that was filled in', async () => {
    const playoffs = await createPlayoffs();
    expectOk(await saveScore(playoffs.semi1, '1-0'));
    const matchDate = nextUnusedDay();
    expectOk(await editMatch(playoffs.final, { matchDate }));
    expect(await readMatch(playoffs.final)).toMatchObject({ matchDate, homeTeam: { name: 'Arce' } });
    expectOk(await saveScore(playoffs.semi1, '0-1'));
    expect((await readThirdAndFinalPairings(playoffs))[1]).toBe('Dock - Ganador Semi 2');
  });

  test('accepts no team entered by hand, except after a walkover of both teams in the semifinal', async () => {
    const playoffs = await createPlayoffs();
    const [arce, boedo] = playoffs.teams;
    const byHand = async () => editMatch(await readMatch(playoffs.final), { homeTeamId: boedo.id });
    const refused = await byHand();
    expect(statusAndDetail(refused)).toEqual({
      status: 409,
      detail: 'Ese lugar lo define Semifinal 1: se completa solo con su resultado.',
    });
    expectOk(await saveScore(playoffs.semi1, '1-0'));
    expect((await byHand()).status).toBe(409);
    expectOk(await recordWalkover(playoffs.semi1, { walkover: 'both' }));
    expect(expectOk(await byHand())).toMatchObject({ homeTeamId: boedo.id, homeFrom: null });
    expectOk(await saveScore(playoffs.semi1, '1-0'));
    expect((await readThirdAndFinalPairings(playoffs))[0]).toBe('Dock - Perdedor Semi 2');
    expect((await readThirdAndFinalPairings(playoffs))[1]).toBe('Boedo - Ganador Semi 2');
    expect(arce.id).not.toBe(boedo.id);
  });
});

test('a semifinal is deleted only after the final and the third place', async () => {
  const { semi1, third, final } = await createPlayoffs();
  const refused = await deleteMatch(semi1);
  expect(statusAndDetail(refused)).toEqual({
    status: 409,
    detail: "No se puede eliminar Semifinal 1: primero hay que eliminar 'Final' y 'Tercer Puesto'.",
  });
  for (const match of [final, third, semi1]) expect((await deleteMatch(match)).status).toBe(204);
});

test('a semifinal without a final and a third place is saved as any match', async () => {
  const { semi1, third, final } = await createPlayoffs();
  for (const match of [final, third]) await deleteMatch(match);
  expect((await saveScore(semi1, '1-0')).status).toBe(200);
});
