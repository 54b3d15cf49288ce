/** The knock-out with several people at once: made once, filled by both semifinals, closed to corrections in time. */
import { beforeAll, describe, expect, test } from 'vitest';
import { call, startApi } from '#tests/support/api.ts';
import { made } from '#tests/support/given.ts';
import { aLeagueOfFour, generate } from '#tests/support/playoffs.ts';

const isFull = process.env.FULL === '1';
const rounds = Array.from({ length: isFull ? 100 : 5 }, (_, at) => at + 1);

beforeAll(startApi);

const statuses = (answers: readonly { readonly status: number }[]) => answers.map(({ status }) => status).sort();
const matchesOf = async ({ id }: { id: number }) =>
  made(await call('GET /matches/tournament/{id}', { params: { id } }));

describe('at once', { timeout: isFull ? 600_000 : 60_000 }, () => {
  test.each(rounds)('two admins generate, with other dates and canchas: there is one knock-out (%d)', async () => {
    const { tournament } = await aLeagueOfFour();
    expect(statuses(await Promise.all([generate(tournament), generate(tournament)]))).toEqual([201, 409]);
    expect((await matchesOf(tournament)).map(({ round }) => round).sort()).toEqual([
      'Final',
      'Semifinal 1',
      'Semifinal 2',
      'Tercer Puesto',
    ]);
  });
});
