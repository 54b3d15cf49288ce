/** Two publishers at the same time, one paused after any of its calls; and one killed after any of its writes. */
import { beforeAll, expect, test, vi } from 'vitest';
import { startApi } from '#tests/support/api.ts';
import { isFullRun } from '#tests/support/full.ts';
import { deliverRecordsToPublisher } from '#tests/support/stream.ts';
import { requireCorrectDocuments } from './correct-documents.ts';
import { TableStream } from './deliveries.ts';
import { makeCallsTakeTurns, runInTurns } from './interleave.ts';
import { createFederation, readAllTableItems, runOnNewTableWithItems, type TableItem } from './own-table.ts';
import type { AdminAction } from './random-actions.ts';
import { carryOutAction } from './requests.ts';

let federationItems: TableItem[];
/** The pause is tested after every third call in the full run, otherwise after every 24th, from one that the seed chooses. */
const testedCallInterval = isFullRun ? 3 : 24;
const firstTestedCall = 1 + (Number(process.env.TEST_SEED) % testedCallInterval);

beforeAll(async () => {
  await startApi();
  federationItems = await createFederation({ clubs: 2, tournaments: 2 });
  makeCallsTakeTurns();
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
  return () => vi.useRealTimers();
});

const sheetWithoutEvents = { away: 1, penalties: 0, walkover: null, events: [] };

/** An action that plays a match of the first two clubs; another `day` means another match. */
const actionPlayingMatch = (day: number, home: number): AdminAction => ({
  do: 'play',
  plannedMatch: { tournament: 0, home: 0, away: 1, round: 'Fecha 1', day, hour: 10, isPlayoff: false },
  sheet: {
    ...sheetWithoutEvents,
    home,
    events: [{ isHome: true, player: day, type: day % 2 ? 'goal' : 'yellowcard', minute: 5 }],
  },
});

/** An action that gives the only match a new score. */
const actionChangingScore = (home: number): AdminAction => ({
  do: 'score',
  match: 0,
  sheet: { ...sheetWithoutEvents, home },
});
const actionMovingToRound = (round: string): AdminAction => ({ do: 'move', match: 0, day: 1, hour: 10, round });

test.each<[string, AdminAction, AdminAction]>([
  ['a newer result', actionChangingScore(2), actionChangingScore(3)],
  ['the result that was published before', actionChangingScore(5), actionChangingScore(0)],
  ['a fixture without one of its rounds', actionMovingToRound('Fecha 2'), actionMovingToRound('Fecha 1')],
])(
  'a publisher paused after any call, while another one publishes %s, leaves the newer documents in place',
  (_, before, meanwhile) =>
    runOnNewTableWithItems(federationItems, async () => {
      const stream = new TableStream();
      await carryOutAction(actionPlayingMatch(1, 0));
      await stream.drain();
      let isDone = false;
      for (let calls = firstTestedCall; !isDone; calls += testedCallInterval) {
        await carryOutAction(before);
        await stream.wakeScopes();
        const older = [...stream.waiting];
        const slow = async () => expect(await deliverRecordsToPublisher(older)).toEqual([]);
        const newer = async () => {
          await carryOutAction(meanwhile);
          await stream.drain();
        };
        const turns = [
          { task: 0, calls },
          { task: 1, calls: 10_000 },
        ];
        const tasks = [slow, newer].map((callback) => ({ dyingAfter: null, callback }));
        isDone = await runInTurns(tasks, turns);
        requireCorrectDocuments(await readAllTableItems());
      }
    }),
);

test('delivering again repairs a publication that was killed after any write', () =>
  runOnNewTableWithItems(federationItems, async () => {
    const stream = new TableStream();
    await stream.drain();
    let isDone = false;
    for (let writes = firstTestedCall - 1; !isDone; writes += testedCallInterval) {
      await carryOutAction(actionPlayingMatch(1 + (writes % 28), 2));
      // A publisher that was killed reports its records as failed, which ends the drain.
      const callback = async () => {
        await stream.drain();
        isDone = true;
      };
      await runInTurns([{ dyingAfter: writes, callback }], [{ task: 0, calls: 1 }]);
      await stream.drain();
      requireCorrectDocuments(await readAllTableItems());
    }
  }));
