/** Two publishers at once, and one that is killed: at each single call and each single write, one after another. */
import { beforeAll, expect, test, vi } from 'vitest';
import { startApi } from '#tests/support/api.ts';
import { isFull } from '#tests/support/full.ts';
import { deliver } from '#tests/support/stream.ts';
import type { Act } from './acts.ts';
import { Stream } from './deliveries.ts';
import { interleaved, takeTurns } from './interleave.ts';
import { aFederation, everyItem, type Item, onATableWith } from './own-table.ts';
import { carryOut } from './requests.ts';
import { requireTruth } from './truth.ts';

let federation: Item[];
/** Every call, or every third of them. */
const stride = isFull ? 1 : 3;

beforeAll(async () => {
  await startApi();
  federation = await aFederation();
  takeTurns();
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
  return () => vi.useRealTimers();
});

const noEvents = { away: 1, penalties: 0, walkover: null, events: [] };

/** A match of the first two clubs in the first tournament, each day another. */
const aMatchOn = (day: number, home: number): Act => ({
  do: 'play',
  meeting: { tournament: 0, home: 0, away: 1, round: 'Fecha 1', day, hour: 10, isPlayoff: false },
  sheet: {
    ...noEvents,
    home,
    events: [{ isHome: true, player: day, type: day % 2 ? 'goal' : 'yellowcard', minute: 5 }],
  },
});

/** The only match there is. */
const scored = (home: number): Act => ({ do: 'score', match: 0, sheet: { ...noEvents, home } });
const moved = (round: string): Act => ({ do: 'move', match: 0, day: 1, hour: 10, round });

test.each<[string, Act, Act]>([
  ['something newer', scored(2), scored(3)],
  ['what was published before', scored(5), scored(0)],
  ['a fixture without a round it knows', moved('Fecha 2'), moved('Fecha 1')],
])('a publisher that stands still after any call, while another publishes %s, never wins', (_, before, meanwhile) =>
  onATableWith(federation, async () => {
    const stream = new Stream();
    await carryOut(aMatchOn(1, 0));
    await stream.drain();
    let isDone = false;
    for (let calls = 1; !isDone; calls += stride) {
      await carryOut(before);
      await stream.fetch();
      const older = [...stream.waiting];
      const slow = async () => expect(await deliver(older)).toEqual([]);
      const newer = async () => {
        await carryOut(meanwhile);
        await stream.drain();
      };
      const turns = [
        { task: 0, calls },
        { task: 1, calls: 10_000 },
      ];
      const tasks = [slow, newer].map((act) => ({ dyingAfter: null, act }));
      isDone = await interleaved(tasks, turns);
      requireTruth(await everyItem());
    }
  }),
);

test('repeating a batch repairs a publication killed after any write', () =>
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
      requireTruth(await everyItem());
    }
  }));
