/** Rankings of hundreds of players: published in slices, read as one list. */
import { beforeAll, describe, expect, test } from 'vitest';
import { rankingDocuments } from '#functions/competition/publication/documents/ranking-documents.ts';
import { replaceDocument } from '#functions/competition/publication/store/documents-store.ts';
import type { GoalFigures } from '#shared/domain/schemas/statistics.ts';
import { rankingsFromFigures, sumTournamentFigures } from '#shared/domain/statistics/figures.ts';
import { call, startApi } from '#tests/support/api.ts';
import { createTournament } from '#tests/support/api-fixtures.ts';
import { incompressibleText, measureReadUnits } from '#tests/support/stored-documents.ts';

beforeAll(startApi);

interface WithId {
  readonly id: number;
}

/** Publishes a ranking of `scorers` players, most goals first; returns the names of its stored slices. */
async function publishScorers({ id }: WithId, scorers: number, nameOf: (at: number) => string): Promise<string[]> {
  const goals = Array.from({ length: scorers }, (_, at): GoalFigures => {
    return { playerId: at + 1, playerName: nameOf(at), teamId: (at % 30) + 1, goals: scorers - at };
  });
  const teams = Array.from({ length: 30 }, (_, at) => {
    return {
      teamId: at + 1,
      teamName: nameOf(at * 7),
      teamLogo: `/logos/${nameOf(at).slice(0, 8)}.png`,
      hasPlayed: true,
    };
  });
  const pages = Object.entries(
    rankingDocuments(rankingsFromFigures(sumTournamentFigures([{ teams, goals, cards: [], keepers: [] }]))),
  );
  for (const [name, content] of pages)
    await replaceDocument({ name, hash: 'x', content }, { scope: id, number: 1, asOf: '2026-03-01' });
  return pages.map(([name]) => name).filter((name) => name.endsWith('SCORERS'));
}

const ordinaryPlayerName = (at: number) => `Jugador Número ${at}`;
describe.each([
  [450, 'ordinary names', ordinaryPlayerName],
  [150, 'the longest names there can be', incompressibleText],
])('a ranking of %d players with %s', (players, _, nameOf) => {
  let cup: WithId;
  let names: string[];
  beforeAll(async () => {
    cup = await createTournament();
    names = await publishScorers(cup, players, nameOf);
  });

  test('is published in slices of one read unit each', async () => {
    expect(names.length).toBeGreaterThan(2);
    for (const name of names) expect(await measureReadUnits(cup, name)).toBeLessThanOrEqual(1);
  });

  test('is read complete and in order, whole or in pages', async () => {
    const scorers = (query: object) =>
      call('GET /statistics/top-scorers', { query: { tournamentId: String(cup.id), ...query } });
    const whole = await scorers({});
    expect(whole.body.map(({ playerId }) => playerId)).toEqual(Array.from({ length: players }, (_x, at) => at + 1));
    const read: number[] = [];
    let next: string | undefined = `?limit=${Math.ceil(players / 4)}`;
    while (next !== undefined) {
      const { body, headers } = await scorers(Object.fromEntries(new URL(next, 'http://x').searchParams));
      read.push(...body.map(({ playerId }) => playerId));
      next = /<([^>]+)>/.exec(headers.link ?? '')?.[1];
    }
    expect(read).toEqual(whole.body.map(({ playerId }) => playerId));
    const ofTeam = await scorers({ teamId: '30' });
    expect(ofTeam.body).toEqual(whole.body.filter(({ teamId }) => teamId === 30));
    expect(ofTeam.body).toHaveLength(players / 30);
  });
});
