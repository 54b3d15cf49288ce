/** What goes with a finalist whom a corrected semifinal replaces: the lineup, and an official of the team. */
import { beforeAll, describe, expect, test } from 'vitest';
import type { Match } from '#shared/domain/schemas/match.ts';
import { call, startApi } from '#tests/support/api.ts';
import { editMatch, expectOk, readMatch, saveScore } from '#tests/support/api-fixtures.ts';
import { createPlayer } from '#tests/support/players.ts';
import { createPlayoffs } from '#tests/support/playoffs.ts';
import { createOfficialId } from '#tests/support/staff.ts';

beforeAll(startApi);

describe('a change of finalists:', () => {
  const lineupOf = (match: Match, { id: teamId }: { id: number }) =>
    call('GET /matches/{id}/lineup/{teamId}', { as: 'admin', params: { id: match.id, teamId } });

  test('the lineup of the replaced finalist is deleted, that of the other one is kept', async () => {
    const { teams, semi1, semi2, final } = await createPlayoffs();
    const [arce, boedo, , dock] = teams;
    expectOk(await saveScore(semi1, '1-0'));
    expectOk(await saveScore(semi2, '1-0'));
    for (const team of [arce, boedo]) {
      const positions = [{ positionId: 1, playerId: (await createPlayer(team)).id }];
      const params = { id: final.id, teamId: team.id };
      expectOk(
        await call('PUT /matches/{id}/lineup/{teamId}', {
          as: 'admin',
          params,
          body: { formation: '1-2-2-1', positions },
        }),
      );
    }
    expectOk(await saveScore(semi1, '0-1'));
    expect((await lineupOf(final, arce)).status).toBe(404);
    expect((await lineupOf(final, dock)).body.positions).toEqual([]);
    expect((await lineupOf(final, boedo)).body.positions).toHaveLength(1);
    expectOk(await saveScore(semi1, '1-0'));
    expect((await lineupOf(final, arce)).body).toMatchObject({ positions: [], version: 0 });
  });

  test('an official of a finalist is removed from the final, a neutral one stays in every match', async () => {
    const { teams, semi1, final, third } = await createPlayoffs();
    const [arce] = teams;
    const [own, neutral] = [await createOfficialId({ teamId: arce.id }), await createOfficialId()];
    expectOk(await editMatch(final, { refereeId: own, assistantId: neutral }));
    expectOk(await editMatch(third, { refereeId: neutral }));
    expectOk(await editMatch(semi1, { refereeId: neutral, status: 'completed', homeScore: 1, awayScore: 0 }));
    expect(await readMatch(final)).toMatchObject({ refereeId: 0, referee: null, assistantId: neutral });
    expect((await readMatch(third)).refereeId).toBe(neutral);
  });
});
