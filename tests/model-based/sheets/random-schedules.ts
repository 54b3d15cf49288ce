/** Random schedules of two phones at one match: what is tapped when, restarts, and what the network does. */
import fc from 'fast-check';
import type { RequestFate } from './unreliable-network.ts';

/** What happens on a phone. `at` is seconds after the beginning; numbers choose modulo what there is. */
export type PhoneAction = { readonly at: number } & (
  | { readonly do: 'event'; readonly isHome: boolean; readonly player: number; readonly type: number }
  | { readonly do: 'correct'; readonly earlier: number; readonly isRemoval: boolean }
  | { readonly do: 'clock'; readonly action: 'start' | 'pause' | 'resume' | 'correctStart' | 'undoStart' }
  | { readonly do: 'presence'; readonly isHome: boolean; readonly count: number }
  /** Somebody who is not on the list is added, and has scored. */
  | { readonly do: 'new player'; readonly isHome: boolean }
  | { readonly do: 'end' }
  | { readonly do: 'confirm'; readonly isHome: boolean }
  | { readonly do: 'restart' }
  | { readonly do: 'come online' }
);

export interface PhoneSchedule {
  readonly skewSeconds: number;
  readonly actions: readonly PhoneAction[];
  /** The fates of its first requests; all later ones are delivered. */
  readonly fates: readonly RequestFate[];
}

/** Seconds of a schedule in which people do something. */
const busySeconds = 120;

const at = fc.integer({ min: 0, max: busySeconds });
const isHome = fc.boolean();
const index = fc.nat({ max: 20 });

const action: fc.Arbitrary<PhoneAction> = fc.oneof(
  { weight: 8, arbitrary: fc.record({ at, do: fc.constant('event' as const), isHome, player: index, type: index }) },
  {
    weight: 2,
    arbitrary: fc.record({ at, do: fc.constant('correct' as const), earlier: index, isRemoval: fc.boolean() }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      at,
      do: fc.constant('clock' as const),
      action: fc.constantFrom(
        'start' as const,
        'pause' as const,
        'resume' as const,
        'correctStart' as const,
        'undoStart' as const,
      ),
    }),
  },
  { weight: 1, arbitrary: fc.record({ at, do: fc.constant('presence' as const), isHome, count: index }) },
  { weight: 1, arbitrary: fc.record({ at, do: fc.constant('new player' as const), isHome }) },
  { weight: 1, arbitrary: fc.record({ at, do: fc.constant('end' as const) }) },
  { weight: 1, arbitrary: fc.record({ at, do: fc.constant('confirm' as const), isHome }) },
  { weight: 3, arbitrary: fc.record({ at, do: fc.constant('restart' as const) }) },
  { weight: 3, arbitrary: fc.record({ at, do: fc.constant('come online' as const) }) },
);

const delay = fc.oneof(fc.integer({ min: 0, max: 2000 }), fc.integer({ min: 0, max: 90_000 }));
const fate: fc.Arbitrary<RequestFate> = fc.record({
  kind: fc.constantFrom(
    'delivered' as const,
    'delivered' as const,
    'request lost' as const,
    'answer lost' as const,
    'answered 500' as const,
    'answered 429' as const,
    'signed out' as const,
  ),
  delayThere: delay,
  delayBack: delay,
});

const phoneSchedule: fc.Arbitrary<PhoneSchedule> = fc.record({
  skewSeconds: fc.constantFrom(0, 0, -3600, 86_400 * 400),
  actions: fc.array(action, { minLength: 1, maxLength: 4 }),
  fates: fc.array(fate, { maxLength: 4 }),
});

export const arbitrarySchedules = fc.tuple(phoneSchedule, phoneSchedule);
