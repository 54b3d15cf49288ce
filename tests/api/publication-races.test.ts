/**
 * Results saved while documents are published. Not in the file of the other races, where each publication would read
 * thousands of tournaments.
 */
import { beforeAll, expect, test } from 'vitest';
import { call, startApi } from '#tests/support/api.ts';
import { createScheduledMatch, createTeams, createTournament, saveScore } from '#tests/support/api-fixtures.ts';
import { raceRoundNumbers, raceTimeoutMs } from '#tests/support/full.ts';
import { deliverRecordsToPublisher, isRecordOfTournament, readNewStreamRecords } from '#tests/support/stream.ts';

beforeAll(startApi);

test.each(raceRoundNumbers)(
  'results saved during publications: the published table has all of them (round %d)',
  { timeout: raceTimeoutMs },
  async () => {
    const [ombu, ceibo] = await createTeams('Ombú', 'Ceibo');
    const cup = await createTournament();
    const matches = [];
    for (let each = 0; each < 5; each += 1) matches.push(await createScheduledMatch(cup, ombu, ceibo));
    const recalculate = () =>
      call('POST /standings/tournament/{id}/recalculate', { as: 'admin', params: { id: cup.id } });
    await Promise.all(matches.flatMap((match) => [saveScore(match, '2-1'), recalculate()]));
    expect(await deliverRecordsToPublisher((await readNewStreamRecords()).filter(isRecordOfTournament(cup)))).toEqual(
      [],
    );
    const { body } = await call('GET /standings/tournament/{id}', { params: { id: cup.id } });
    expect(body.map((row) => [row.points, row.goalsFor])).toEqual([
      [15, 10],
      [0, 5],
    ]);
  },
);
