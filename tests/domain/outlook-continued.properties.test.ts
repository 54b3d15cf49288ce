/** The last rounds of random seasons, played to the end: what an outlook calls certain must hold after every result. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { OpenMatch, TableTeam } from '#shared/domain/outlook/table.ts';
import { computeOutlook } from '#shared/domain/outlook/table-outlook.ts';
import type { TeamOutlook } from '#shared/domain/schemas/outlook.ts';
import { isFullRun } from '../support/full.ts';
import { roundRobinOf } from '../support/round-robin.ts';
import { downFrom, upTo } from './outlook-notation.ts';

const bands = [upTo(1), upTo(4), downFrom(9)];
const points = { win: 3, draw: 1, loss: 0 };

const teams = Array.from({ length: 10 }, (_, at) => ({ id: at + 1 }));
const lastRounds: OpenMatch[] = roundRobinOf({ teams, canchas: [] })
  .slice(-3)
  .flatMap(({ round, matches }) => matches.map((match) => ({ ...match, round })))
  .map((match, at) => ({ ...match, id: at + 1 }));

/** The points before the last three rounds, and the results of these, for the home side: 3, 1 or 0 points. */
const arbitrarySeason = fc.record({
  before: fc.array(fc.integer({ min: 2, max: 16 }), { minLength: teams.length, maxLength: teams.length }),
  results: fc.array(fc.constantFrom(3, 1, 0), { minLength: lastRounds.length, maxLength: lastRounds.length }),
});

const tableOf = (totals: readonly number[]): TableTeam[] =>
  teams
    .map(({ id }) => ({ teamId: id, points: totals[id - 1] as number }))
    .toSorted((a, b) => b.points - a.points || a.teamId - b.teamId)
    .map((team, at) => ({ ...team, position: at + 1 }));

function expectToFollow(before: readonly TeamOutlook[], after: readonly TeamOutlook[]): void {
  for (const earlier of before) {
    const later = after.find(({ teamId }) => teamId === earlier.teamId) as TeamOutlook;
    expect(later.best).toBeGreaterThanOrEqual(earlier.best as number);
    expect(later.worst).toBeLessThanOrEqual(earlier.worst as number);
    earlier.bands.forEach(({ state }, band) => {
      expect(state).not.toBe('unknown');
      if (state === 'secured' || state === 'out') expect(later.bands[band]?.state).toBe(state);
    });
  }
}

test(
  'what is certain stays certain, and no place comes back, whatever the results of three rounds',
  () => {
    fc.assert(
      fc.property(arbitrarySeason, ({ before, results }) => {
        const totals = [...before];
        const outlookFrom = (played: number) =>
          computeOutlook({ teams: tableOf(totals), matches: lastRounds.slice(played), bands, points });
        let outlook = outlookFrom(0);
        lastRounds.forEach(({ homeTeamId, awayTeamId }, played) => {
          const forHome = results[played] as number;
          totals[homeTeamId - 1] = (totals[homeTeamId - 1] as number) + forHome;
          totals[awayTeamId - 1] = (totals[awayTeamId - 1] as number) + (forHome === 1 ? 1 : 3 - forHome);
          const next = outlookFrom(played + 1);
          expectToFollow(outlook, next);
          outlook = next;
        });
      }),
      { numRuns: isFullRun ? 2000 : 4 },
    );
  },
  isFullRun ? 1_200_000 : 30_000,
);
