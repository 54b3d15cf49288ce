/** More suspensions in one tournament than one page of a table query holds. */
import { beforeAll, expect, test } from 'vitest';
import { call, startApi } from '#tests/support/api.ts';
import { createTeams, createTournament, expectOk, playMatch } from '#tests/support/api-fixtures.ts';
import { createMatchEvent } from '#tests/support/match-events.ts';
import { createSquad } from '#tests/support/players.ts';
import { publishChanges } from '#tests/support/stream.ts';

beforeAll(startApi);

test('a list of suspensions longer than one page of a table query is complete', async () => {
  const [home, away] = await createTeams('Ombú', 'Ceibo');
  const cup = await createTournament({ status: 'in_progress' });
  const players = await createSquad(away, 11);
  for (let match = 0; match < 7; match += 1) {
    const { id } = await playMatch(cup, home, '1-1', away, { round: `Fecha ${match + 4}` });
    for (const player of players) await createMatchEvent({ id }, player, 'redcard');
  }
  await publishChanges();
  const bans = expectOk(await call('GET /statistics/suspensions', { query: { tournamentId: String(cup.id) } }));
  expect(bans).toHaveLength(77);
  expect(new Set(bans.map(({ playerId, reasons }) => `${playerId} ${reasons[0]?.matchId}`)).size).toBe(77);
});
