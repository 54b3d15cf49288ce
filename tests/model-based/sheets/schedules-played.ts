/**
 * Plays random schedules, each at a match of its own: the queues of the application on a simulated clock and an IndexedDB
 * of each phone's own, against the Lambda of the API on a real table. Several matches are played at the same time.
 */
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import fc from 'fast-check';
import { vi } from 'vitest';
import { startApi } from '#tests/support/api.ts';
import { Device } from './device.ts';
import { type MatchOnTable, prepareMatchCopies } from './matches-on-table.ts';
import { carryOut } from './phone.ts';
import { arbitrarySchedules, type PhoneSchedule } from './random-schedules.ts';
import { requireUnion } from './require-union.ts';
import { sheetServer } from './sheet-server.ts';
import { SimulatedTime } from './simulated-time.ts';
import { type RequestFate, unreliableNetwork } from './unreliable-network.ts';

/** Matches that are played at the same time. */
const sideBySide = 25;
/** Long enough for all delays and for the longest pauses between tries. */
const enoughMs = 45 * 60_000;
const delivered: RequestFate = { kind: 'delivered', delayThere: 100, delayBack: 100 };

type Planillero = { readonly [header: string]: string };

/**
 * Plays `count` schedules of two phones; throws for the first match that did not end with the union of both. Returns how
 * many matches did, and how many operations arrived at the server again after they had been recorded.
 */
export async function playSchedules(count: number, seed: number): Promise<{ united: number; repeated: number }> {
  await startApi();
  const start = Date.now();
  const { headers, createMatches } = await prepareMatchCopies();
  const schedules = fc.sample(arbitrarySchedules, { numRuns: count, seed });
  // The Lambdas read the simulated time.
  vi.useFakeTimers({ toFake: ['Date'] });
  const total = { united: 0, repeated: 0 };
  try {
    for (let at = 0; at < count; at += sideBySide) {
      const together = schedules.slice(at, at + sideBySide);
      const matches = await createMatches(together.length);
      const games = together.map((schedule, of) => ({ schedule, match: matches[of] as MatchOnTable }));
      total.repeated += await playTogether(games, start, headers);
      total.united += games.length;
    }
    return total;
  } finally {
    vi.useRealTimers();
  }
}

interface Game {
  readonly schedule: readonly [PhoneSchedule, PhoneSchedule];
  readonly match: MatchOnTable;
}

/** Returns how many operations arrived again. */
async function playTogether(games: readonly Game[], start: number, headers: Planillero): Promise<number> {
  // Databases of phones that are no longer used are forgotten.
  globalThis.indexedDB = new IDBFactory();
  const time = new SimulatedTime(start, (now) => vi.setSystemTime(now));
  const begun = games.map((game) => {
    const arrivals: string[] = [];
    return {
      ...game,
      arrivals,
      phones: game.schedule.map((of) => startPhone(of, game.match, { time, arrivals, headers })),
    };
  });
  await time.runUntil(start + enoughMs);
  await Promise.all(begun.map(requireUnion));
  await Promise.all(begun.flatMap(({ phones }) => phones.map((phone) => phone.switchOff())));
  return begun.reduce((sum, { arrivals }) => sum + arrivals.length - new Set(arrivals).size, 0);
}

interface Place {
  readonly time: SimulatedTime;
  readonly arrivals: string[];
  readonly headers: Planillero;
}

function startPhone(
  { skewSeconds, actions, fates }: PhoneSchedule,
  match: MatchOnTable,
  { time, arrivals, headers }: Place,
): Device {
  const left = [...fates];
  const server = sheetServer(match, headers, arrivals);
  const network = unreliableNetwork(time, server, () => left.shift() ?? delivered);
  const device = new Device(time, network, skewSeconds * 1000);
  for (const action of actions) time.after(action.at * 1000, () => carryOut(action, device, match));
  return device;
}
