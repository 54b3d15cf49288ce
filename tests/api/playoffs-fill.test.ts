/** Every save of a semifinal fills the final and the match for third place with its teams, or empties them again. */
import { beforeAll, describe, expect, test } from 'vitest';
import type { Match } from '#shared/domain/schemas/match.ts';
import { type ApiAnswer, call, problemOf, startApi, statusAndDetail } from '#tests/support/api.ts';
import {
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
    const { semi1, semi2, final } = playoffs;
    expectOk(await saveScore(semi2, '0-2'));
    expect(await readThirdAndFinalPairings(playoffs)).toEqual(['Perdedor Semi 1 - Boedo', 'Ganador Semi 1 - Caseros']);
    expectOk(await saveScore(semi1, '3-1'));
    expect(await readThirdAndFinalPairings(playoffs)).toEqual(['Dock - Boedo', 'Arce - Caseros']);
    const { homeFrom, version } = await readMatch(final);
    expect({ homeFrom, version }).toEqual({ homeFrom: { matchId: semi1.id, outcome: 'winner' }, version: 3 });
    // The same when the result is corrected, and when its winner is replaced.
    expectOk(await saveScore(semi1, '3-4'));
    expect(await readThirdAndFinalPairings(playoffs)).toEqual(['Arce - Boedo', 'Dock - Caseros']);
    const ombu = await createTeam('Ombú');
    expectOk(await editMatch(await readMatch(semi1), { awayTeamId: ombu.id }));
    expect(await readThirdAndFinalPairings(playoffs)).toEqual(['Arce - Boedo', 'Ombú - Caseros']);
  });

  type Save = (semi: Match) => Promise<ApiAnswer<unknown>>;
  const waysToDecideAndReopen: [string, string, string, Save, Save][] = [
    [
      'penalties',
      'Dock',
      'is cancelled',
      (semi) => saveScore(semi, '1-1', { homePenalties: 2, awayPenalties: 3 }),
      (semi) => editMatch(semi, { status: 'cancelled' }),
    ],
    [
      'a walkover',
      'Arce',
      'is scheduled again',
      (semi) => recordWalkover(semi, { walkover: 'away' }),
      (semi) => editMatch(semi, { status: 'scheduled' }),
    ],
    [
      'a score in the form',
      'Dock',
      'becomes level',
      (semi) => editMatch(semi, { status: 'completed', homeScore: 0, awayScore: 1 }),
      (semi) => saveScore(semi, '2-2'),
    ],
    [
      'a score',
      'Arce',
      'is in play again',
      (semi) => saveScore(semi, '1-0'),
      (semi) => editMatch(semi, { status: 'in_progress' }),
    ],
    [
      'a score',
      'Arce',
      'becomes a walkover of both teams',
      (semi) => saveScore(semi, '1-0'),
      (semi) => recordWalkover(semi, { walkover: 'both' }),
    ],
  ];
  test.each(oneVariantUnlessFullRun(waysToDecideAndReopen, 0))(
    'is decided by %s for %s, and empties the final and the third place again when it %s',
    async (_decided, winner, _reopened, decide, reopen) => {
      const playoffs = await createPlayoffs();
      expectOk(await decide(playoffs.semi1));
      expect((await readThirdAndFinalPairings(playoffs))[1]).toBe(`${winner} - Ganador Semi 2`);
      expectOk(await reopen(await readMatch(playoffs.semi1)));
      expect(await readThirdAndFinalPairings(playoffs)).toEqual(pendingPairings);
    },
  );

  test('that is level is won by the better placed team where the rules say so, also when they change later', async () => {
    const playoffs = await createPlayoffs({ rules: { playoffDraw: 'betterPlaced' } });
    const { tournament, semi1, semi2, third, final } = playoffs;
    const refereeId = await createOfficialId();
    for (const match of [third, final]) expectOk(await editMatch(match, { refereeId }));
    expectOk(await saveScore(semi2, '1-1'));
    expect(await readThirdAndFinalPairings(playoffs)).toEqual(['Perdedor Semi 1 - Caseros', 'Ganador Semi 1 - Boedo']);

    expectOk(await saveScore(semi1, '1-1'));
    const rule = (playoffDraw: 'betterPlaced' | 'penalties') => editTournament(tournament, { rules: { playoffDraw } });
    expectOk(await rule('penalties'));
    expect(await readThirdAndFinalPairings(playoffs)).toEqual(pendingPairings);
    expectOk(await rule('betterPlaced'));
    expect(await readThirdAndFinalPairings(playoffs)).toEqual(['Dock - Caseros', 'Arce - Boedo']);
    await setMatchStatus(final, 'in_progress');
    expect(statusAndDetail(await rule('penalties'))).toEqual({
      status: 409,
      detail: "No se puede cambiar quién gana Semifinal 1: el partido 'Final' ya empezó.",
    });
  });
});

describe('the start of the final or the third place:', () => {
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

  test('lets a semifinal change its score but not its winner', async () => {
    const playoffs = await createPlayoffs();
    const { semi1, semi2, third, final } = playoffs;
    expectOk(await saveScore(semi1, '1-0'));
    expectOk(await saveScore(semi2, '1-0'));
    await setMatchStatus(third, 'in_progress');
    expect((await saveScore(semi2, '0-1')).status).toBe(409);
    await setMatchStatus(third, 'scheduled');
    expectOk(await saveScore(semi2, '0-1'));
    expect(await readThirdAndFinalPairings(playoffs)).toEqual(['Dock - Boedo', 'Arce - Caseros']);

    for (const [status, homeScore, awayScore] of [
      ['in_progress', 1, 0],
      ['completed', 4, 2],
    ] as const) {
      expectOk(await editMatch(await readMatch(final), { status, homeScore: 0, awayScore: 0 }));
      expect(statusAndDetail(await saveScore(semi1, '1-2'))).toEqual({
        status: 409,
        detail: "No se puede cambiar quién gana Semifinal 1: el partido 'Final' ya empezó.",
      });
      expect((await editMatch(await readMatch(semi1), { status: 'scheduled' })).status).toBe(409);
      expect(await readMatch(semi1)).toMatchObject({ homeScore, awayScore });
      expect((await saveScore(semi1, '4-2')).status).toBe(200);
      expect(await readThirdAndFinalPairings(playoffs)).toEqual(['Dock - Boedo', 'Arce - Caseros']);
    }
  });
});

describe('the time of the final', () => {
  /** Each test decides a semifinal of its own. */
  let playoffs: Playoffs;
  beforeAll(async () => {
    playoffs = await createPlayoffs();
  });

  test('is taken for the winner of a semifinal, whose loser may play elsewhere, and then not become the winner', async () => {
    const { teams, semi1, final } = playoffs;
    const [arce, , , dock] = teams;
    const when = { matchDate: final.matchDate, matchTime: final.matchTime };
    const [cup, rival] = [await createTournament(), await createTeam('Ombú')];
    expectOk(await saveScore(semi1, '1-0'));
    expect((await postMatch(cup, arce, rival, when)).status).toBe(409);
    expectOk(await saveScore(semi1, '0-1'));
    expect((await postMatch(cup, dock, rival, when)).status).toBe(409);
    expectOk(await postMatch(cup, arce, rival, { ...when, matchTime: '17:45' }));
    const answer = await saveScore(semi1, '1-0');
    expect({ status: answer.status, code: problemOf(answer).code }).toEqual({ status: 409, code: 'busy' });
    expect(problemOf(answer).detail).toContain(
      "No se puede completar el partido 'Final': Arce ya está en otro partido a esa hora: Arce - Ombú",
    );
    expect(await readMatch(semi1)).toMatchObject({ homeScore: 0, awayScore: 1 });
  });

  test('cannot become the time of a decided semifinal, also one that was moved and decided in one save', async () => {
    const { semi2, final } = playoffs;
    const moved = { matchDate: nextUnusedDay(), status: 'completed' as const, homeScore: 1, awayScore: 0 };
    expectOk(await editMatch(semi2, moved));
    expect(formatPairing(await readMatch(final))).toMatch(/ - Boedo$/);
    const { matchDate, matchTime } = final;
    const back = await editMatch(await readMatch(semi2), { matchDate, matchTime });
    expect(back.status).toBe(409);
  });
});

describe('the form of the final', () => {
  test('accepts no team entered by hand, except after a walkover of both teams in the semifinal', async () => {
    const playoffs = await createPlayoffs();
    const [, boedo] = playoffs.teams;
    const byHand = async () => editMatch(await readMatch(playoffs.final), { homeTeamId: boedo.id });
    const refused = await byHand();
    expect(statusAndDetail(refused)).toEqual({
      status: 409,
      detail: 'Ese lugar lo define Semifinal 1: se completa solo con su resultado.',
    });
    expectOk(await saveScore(playoffs.semi1, '1-0'));
    expect((await byHand()).status).toBe(409);

    // The form that was opened before the semifinal was decided keeps the team that was filled in.
    const matchDate = nextUnusedDay();
    expectOk(await editMatch(playoffs.final, { matchDate }));
    expect(await readMatch(playoffs.final)).toMatchObject({ matchDate, homeTeam: { name: 'Arce' } });
    expectOk(await saveScore(playoffs.semi1, '0-1'));
    expect((await readThirdAndFinalPairings(playoffs))[1]).toBe('Dock - Ganador Semi 2');

    expectOk(await recordWalkover(playoffs.semi1, { walkover: 'both' }));
    expect(expectOk(await byHand())).toMatchObject({ homeTeamId: boedo.id, homeFrom: null });
    expectOk(await saveScore(playoffs.semi1, '1-0'));
    expect(await readThirdAndFinalPairings(playoffs)).toEqual(['Dock - Perdedor Semi 2', 'Boedo - Ganador Semi 2']);
  });
});

test('a semifinal is deleted only after the final and the third place, without which it is saved as any match', async () => {
  const { semi1, semi2, third, final } = await createPlayoffs();
  expect(statusAndDetail(await deleteMatch(semi1))).toEqual({
    status: 409,
    detail: "No se puede eliminar Semifinal 1: primero hay que eliminar 'Final' y 'Tercer Puesto'.",
  });
  for (const match of [final, third, semi1]) expect((await deleteMatch(match)).status).toBe(204);
  expect((await saveScore(semi2, '1-0')).status).toBe(200);
});
