/** The draw of the playoffs, for every number of teams, qualifiers and zonas that there can be. */
import { describe, expect, test } from 'vitest';
import { drawPlayoffs, type PlayoffDraw, qualifierCounts } from '#shared/domain/playoffs/playoff-draw.ts';
import { type PlannedSide, planPlayoffs } from '#shared/domain/playoffs/playoff-plan.ts';

/** Teams are numbered by their place in the table; the zonas get them in turn. */
function drawOf(teams: number, zonas: number, qualifiers: (typeof qualifierCounts)[number]): PlayoffDraw | null {
  const table = Array.from({ length: teams }, (_, at) => ({ teamId: at + 1 }));
  const groups = Array.from({ length: zonas }, (_, at) => ({
    id: at + 1,
    name: `Zona ${at + 1}`,
    table: table.filter(({ teamId }) => (teamId - 1) % zonas === at),
  }));
  const draw = drawPlayoffs(table, groups, qualifiers);
  return 'seeds' in draw ? draw : null;
}

const cases = qualifierCounts.flatMap((qualifiers) =>
  Array.from({ length: 17 }, (_, teams) => teams + 1).flatMap((teams) =>
    [0, 1, 2, 3, 4, 5, 8, 16].map((zonas) => ({ qualifiers, teams, zonas })),
  ),
);
const possible = cases.flatMap((each) => {
  const draw = drawOf(each.teams, each.zonas, each.qualifiers);
  return draw ? [{ ...each, draw }] : [];
});

/** The teams of each match in which the better placed wins, by round. */
function playOut({ firstRound }: PlayoffDraw): Map<string, [number, number]> {
  const played = new Map<string, [number, number]>();
  const teamOf = (side: PlannedSide): number => {
    if (!('from' in side)) return side.teamId;
    const teams = played.get(side.from) ?? [0, 0];
    return side.outcome === 'winner' ? Math.min(...teams) : Math.max(...teams);
  };
  for (const { round, home, away } of planPlayoffs(firstRound, true)) played.set(round, [teamOf(home), teamOf(away)]);
  return played;
}

describe('every possible draw', () => {
  test('exists without zonas exactly when there are more teams than half the places', () => {
    for (const { qualifiers, teams, zonas } of cases.filter((each) => each.zonas < 2)) {
      expect(drawOf(teams, zonas, qualifiers) !== null, `${teams} teams, ${qualifiers}`).toBe(teams > qualifiers / 2);
    }
    expect(possible.filter(({ zonas }) => zonas > 1).length).toBeGreaterThan(30);
  });

  test('has every qualified team once, and one match fewer than teams', () => {
    for (const { draw, qualifiers, teams, zonas } of possible) {
      const entered = draw.firstRound.flat().filter((id) => id !== null);
      expect(
        entered.toSorted((a, b) => a - b),
        JSON.stringify({ qualifiers, teams, zonas }),
      ).toEqual([...draw.seeds]);
      expect(draw.firstRound).toHaveLength(qualifiers / 2);
      expect(planPlayoffs(draw.firstRound, false)).toHaveLength(draw.seeds.length - 1);
    }
  });

  test('lets the best two meet in the final only, when the better placed always wins', () => {
    for (const { draw, ...each } of possible) {
      expect(playOut(draw).get('Final')?.toSorted(), JSON.stringify(each)).toEqual([1, 2]);
    }
  });

  test('gives the byes to the best placed, in each zona as many', () => {
    for (const { draw, zonas, ...each } of possible) {
      const byes = draw.firstRound.filter(([, away]) => away === null).map(([home]) => home);
      const expected = draw.seeds.slice(0, each.qualifiers - draw.seeds.length);
      expect(
        byes.toSorted((a, b) => a - b),
        JSON.stringify({ zonas, ...each }),
      ).toEqual(expected);
    }
  });

  test('keeps the teams of a zona apart as long as there are teams of other zonas', () => {
    for (const { draw, zonas, qualifiers } of possible.filter((each) => each.zonas > 1)) {
      const places = draw.firstRound.flat();
      for (let from = 0; from < qualifiers; from += zonas) {
        const near = places.slice(from, from + zonas).filter((id) => id !== null);
        expect(new Set(near.map((id) => (id - 1) % zonas)).size, places.join(' ')).toBe(near.length);
      }
    }
  });

  test('spreads the teams of a zona by their rank: the best two over the halves, the best four over the quarters', () => {
    for (const { draw, zonas, qualifiers } of possible.filter((each) => each.zonas > 1)) {
      const places = draw.firstRound.flat();
      for (let parts = 2; parts <= qualifiers / zonas; parts *= 2) {
        for (let at = 0; at < zonas; at += 1) {
          const best = draw.seeds.filter((id) => (id - 1) % zonas === at).slice(0, parts);
          const reached = new Set(best.map((id) => Math.floor((places.indexOf(id) * parts) / qualifiers)));
          expect(reached.size, places.join(' ')).toBe(best.length);
        }
      }
    }
  });
});
