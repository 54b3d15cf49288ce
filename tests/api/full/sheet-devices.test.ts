/** Two devices keep the sheet of one match at once: nothing is lost, nothing doubled, whatever arrives first. */
import { beforeAll, describe, expect, test } from 'vitest';
import type { Match } from '#shared/domain/schemas/match.ts';
import { startApi } from '#tests/support/api.ts';
import { expectOk, readMatch, saveScore } from '#tests/support/api-fixtures.ts';
import { raceRoundNumbers, raceTimeoutMs } from '#tests/support/full.ts';
import { createPlayer } from '#tests/support/players.ts';
import { createLeagueOfFour, generatePlayoffs } from '#tests/support/playoffs.ts';
import { runRace } from '#tests/support/races.ts';
import {
  clockMark,
  correctionOf,
  createMatchDay,
  endOf,
  eventOf,
  outcomesOf,
  readSheet,
  type SentOperation,
  sendOperations,
} from '#tests/support/sheet-operations.ts';

beforeAll(startApi);

const eventsOf = async (match: { id: number }) =>
  (await readSheet(match)).events.map(({ playerId, eventType, minute }) => `${playerId} ${eventType} ${minute}`);

describe('two devices at once:', { timeout: raceTimeoutMs }, () => {
  test.each(raceRoundNumbers)('goals of both are kept and counted, and one start counts (round %d)', async (round) => {
    const { match, homePlayers, awayPlayers } = await createMatchDay();
    const [one, other] = await runRace(
      round,
      () => sendOperations(match, [clockMark('start', 100), eventOf(homePlayers[0]), eventOf(homePlayers[1])]),
      () => sendOperations(match, [clockMark('start', 90), eventOf(awayPlayers[0]), eventOf(awayPlayers[1])]),
    );
    expect([...outcomesOf(one), ...outcomesOf(other)].filter((outcome) => outcome !== 'applied')).toEqual([
      'superseded',
    ]);
    expect(await readSheet(match)).toMatchObject({ match: { scoreDisplay: '2 - 2' }, clock: { halves: [{}] } });
  });

  test.each(raceRoundNumbers)('the same operations sent twice at once are recorded once (round %d)', async (round) => {
    const { match, homePlayers } = await createMatchDay();
    const operations = [clockMark('start', 100), eventOf(homePlayers[0]), eventOf(homePlayers[0])];
    const send = () => sendOperations(match, operations);
    const [one, other] = await runRace(round, send, send);
    expect(one.results).toEqual(other.results);
    expect((await readSheet(match)).events).toHaveLength(2);
  });

  test.each(raceRoundNumbers)('one end counts, and the goals of both are in the score (round %d)', async (round) => {
    const { match, homePlayers, awayPlayers } = await createMatchDay();
    await sendOperations(match, [clockMark('start', 100)]);
    const [one, other] = await runRace(
      round,
      () => sendOperations(match, [eventOf(homePlayers[0]), endOf()]),
      () => sendOperations(match, [eventOf(awayPlayers[0]), endOf()]),
    );
    expect([outcomesOf(one)[1], outcomesOf(other)[1]].sort()).toEqual(['applied', 'superseded']);
    expect((await readSheet(match)).match).toMatchObject({ status: 'completed', scoreDisplay: '1 - 1' });
  });

  test.each(raceRoundNumbers)(
    'a goal and a score recorded by hand: the score stays as recorded (round %d)',
    async (round) => {
      const { match, homePlayers } = await createMatchDay();
      await sendOperations(match, [clockMark('start', 100), endOf()]);
      const [sent, saved] = await runRace(
        round,
        () => sendOperations(match, [eventOf(homePlayers[0])]),
        () => saveScore(match, '5-5'),
      );
      expectOk(saved);
      expect(['applied', 'unapplied']).toContain(outcomesOf(sent)[0]);
      expect((await readSheet(match)).match.scoreDisplay).toBe('5 - 5');
    },
  );
});

/** A repeatable order: the permutation with this number. */
function permuted<T>(list: readonly T[], number: number): T[] {
  const rest = [...list];
  let code = number;
  return list.map(() => {
    const at = code % rest.length;
    code = Math.floor(code / rest.length);
    return rest.splice(at, 1)[0] as T;
  });
}

test.each([0, 1, 7, 23, 100, 365, 719])(
  'the same operations, sent in permutation %d, lead to the same events and score',
  async (number) => {
    const { match, homePlayers, awayPlayers } = await createMatchDay();
    const [first, second, third] = [
      eventOf(homePlayers[0], { ageSeconds: 900, minute: 3 }),
      eventOf(awayPlayers[0], { ageSeconds: 800, minute: 6 }),
      eventOf({ id: 0, teamId: homePlayers[0].teamId }, { ageSeconds: 700, minute: 8 }),
    ];
    const operations: SentOperation[] = [
      first,
      second,
      third,
      correctionOf(first, { minute: 4 }, 600),
      correctionOf(first, { minute: 5 }, 500),
      correctionOf(second, { remove: true }, 400),
    ];
    for (const operation of permuted(operations, number)) await sendOperations(match, [operation]);
    await sendOperations(match, [clockMark('start', 1000), endOf()]);
    expect(await eventsOf(match)).toEqual([`${homePlayers[0].id} goal 5`, '0 goal 8']);
    expect((await readSheet(match)).match.scoreDisplay).toBe('2 - 0');
  },
);

test('a match that others waited for keeps late goals for an administrator once the final has begun', async () => {
  const { tournament } = await createLeagueOfFour();
  const { matches } = expectOk(await generatePlayoffs(tournament));
  const [semifinal, other] = matches as [Match, Match];
  const final = matches.find(({ round }) => round === 'Final') as Match;
  const scorer = await createPlayer({ id: semifinal.awayTeamId ?? 0 });
  expectOk(await saveScore(other, '1-0'));
  await sendOperations(semifinal, [clockMark('start', 100), endOf({ homePenalties: 4, awayPenalties: 3 })]);
  await sendOperations(final, [clockMark('start', 50)]);
  const { results } = await sendOperations(semifinal, [eventOf(scorer)]);
  expect(results).toMatchObject([{ outcome: 'unapplied', message: expect.stringMatching(/Final/) }]);
  expect(await readMatch(semifinal)).toMatchObject({ homeScore: 0, awayScore: 0 });
});
