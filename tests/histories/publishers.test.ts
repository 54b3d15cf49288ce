/** Two publishers at once, and one that is killed: at each single call and each single write, one after another. */
import { beforeAll, expect, test, vi } from 'vitest';
import { startApi } from '#tests/support/api.ts';
import { deliver } from '#tests/support/stream.ts';
import type { Act } from './acts.ts';
import { Stream } from './deliveries.ts';
import { interleaved, takeTurns } from './interleave.ts';
import { aFederation, everyItem, type Item, onATableWith } from './own-table.ts';
import { carryOut } from './requests.ts';
import { demandTruth } from './truth.ts';

let federation: Item[];
/** Every call, or every third of them. */
const stride = process.env.FULL ? 1 : 3;

beforeAll(async () => {
  await startApi();
  federation = await aFederation();
  takeTurns();
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
  return () => vi.useRealTimers();
});

/** A match of the first two clubs in the first tournament, each day another. */
const aMatchOn = (day: number, home: number): Act => ({
  do: 'play',
  meeting: { tournament: 0, home: 0, away: 1, round: 'Fecha 1', day, hour: 10, isPlayoff: false },
  sheet: {
    ...{ home, away: 1, penalties: 0, walkover: null },
    events: [{ isHome: true, player: day, type: day % 2 ? 'goal' : 'yellowcard', minute: 5 }],
  },
});

test('a publisher that stands still after any of its calls, while another publishes something newer, never wins', () =>
  onATableWith(federation, async () => {
    const stream = new Stream();
    await stream.drain();
    let isDone = false;
    for (let calls = 1; !isDone; calls += stride) {
      await carryOut(aMatchOn(calls % 28, 0));
      await stream.fetch();
      const older = [...stream.waiting];
      const slow = async () => expect(await deliver(older)).toEqual([]);
      // How many calls it takes in all is found out on the way.
      const newer = async () => {
        await carryOut({ ...aMatchOn(calls % 28, 3), do: 'score', match: calls } as Act);
        await stream.drain();
      };
      const turns = [
        { task: 0, calls },
        { task: 1, calls: 10_000 },
      ];
      isDone = await interleaved(
        [
          { dyingAfter: null, act: slow },
          { dyingAfter: null, act: newer },
        ],
        turns,
      );
      demandTruth(await everyItem());
    }
  }));

test('a publisher that is killed after any of its writes leaves nothing that its repetition does not put right', () =>
  onATableWith(federation, async () => {
    const stream = new Stream();
    await stream.drain();
    let isDone = false;
    for (let writes = 0; !isDone; writes += 1) {
      await carryOut(aMatchOn(1 + (writes % 28), 2));
      await stream.fetch();
      const batch = [...stream.waiting];
      let refused: string[] = [];
      const act = async () => {
        refused = await deliver(batch);
      };
      await interleaved([{ dyingAfter: writes, act }], [{ task: 0, calls: 1 }]);
      isDone = refused.length === 0;
      await stream.drain();
      demandTruth(await everyItem());
    }
  }));
