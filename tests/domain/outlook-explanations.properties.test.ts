/** What explains the outlook of random tournaments near their end, held against every way for them to end. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lastPlaceOf } from '#shared/domain/outlook/aim.ts';
import { explainTournament } from '#shared/domain/outlook/explanation/tournament-explanations.ts';
import { bandsOfTable, openLeagueMatches, outlookOfTournament } from '#shared/domain/outlook/tournament-outlook.ts';
import { outlookExplanations, type RoundCondition } from '#shared/domain/schemas/outlook-explanation.ts';
import { isFullRun } from '../support/full.ts';
import type { OutlookLeague } from './outlook-brute-force.ts';
import { arbitraryOutlookLeague } from './random-outlook-league.ts';
import { tablesOfLeague } from './tables-of-outlook-league.ts';

type Result = 'win' | 'draw' | 'loss';
const results: readonly Result[] = ['win', 'draw', 'loss'];
const turned = { win: 'loss', draw: 'draw', loss: 'win' } as const;

/** One way for the open matches to end: each one's result as its home side sees it, and the points of all teams then. */
interface Ending {
  readonly results: ReadonlyMap<number, Result>;
  readonly points: ReadonlyMap<number, number>;
}

function endingsOf(league: OutlookLeague, groupId: number, rows: readonly { teamId: number; points: number }[]) {
  const inTable = new Set(rows.map(({ teamId }) => teamId));
  const open = openLeagueMatches(league.matches).filter(
    (match) =>
      (groupId === 0 || match.groupId === groupId) &&
      inTable.has(match.homeTeamId ?? 0) &&
      inTable.has(match.awayTeamId ?? 0),
  );
  const now: Ending = { results: new Map(), points: new Map(rows.map(({ teamId, points }) => [teamId, points])) };
  const played = (before: Ending, { id, homeTeamId, awayTeamId }: (typeof open)[number], result: Result): Ending => {
    const points = new Map(before.points);
    for (const [teamId, own] of [[homeTeamId, result] as const, [awayTeamId, turned[result]] as const])
      points.set(teamId ?? 0, (points.get(teamId ?? 0) ?? 0) + league.points[own]);
    return { results: new Map(before.results).set(id, result), points };
  };
  return open.reduce((all, match) => all.flatMap((each) => results.map((one) => played(each, match, one))), [now]);
}

const rivalsWith = (teamId: number, { points }: Ending, holds: (rival: number, own: number) => boolean) =>
  [...points].filter(([id, sum]) => id !== teamId && holds(sum, points.get(teamId) ?? 0)).map(([id]) => id);
const aboveOrLevel = (rival: number, own: number) => rival >= own;
const above = (rival: number, own: number) => rival > own;

function meets({ matches }: RoundCondition, ending: Ending): boolean {
  const isAsWanted = ({ matchId, results: wanted }: { matchId: number; results: readonly Result[] }) =>
    wanted.includes(ending.results.get(matchId) as Result);
  return matches?.need === 'all' ? matches.list.every(isAsWanted) : (matches?.list.some(isAsWanted) ?? false);
}

function checkLeague(league: OutlookLeague): void {
  const { matches, bands, points } = league;
  const { rules, table, groups } = tablesOfLeague(league);
  const outlook = outlookOfTournament({ tournamentId: 1, table, groups, matches, bands, points });
  const explanations = explainTournament({ outlook, table, groups, matches, rules, bands });
  expect(outlookExplanations.parse(explanations)).toEqual(explanations);
  for (const [at, { groupId, teams }] of explanations.tables.entries()) {
    const rows = groupId === 0 ? table : (groups.find(({ id }) => id === groupId)?.table ?? []);
    const endings = endingsOf(league, groupId, rows);
    const isComplete = outlook.tables[at]?.matchesLeft === 0;
    for (const { teamId, leastPoints, mostPoints, next, bands: explained } of teams) {
      const own = endings.map((ending) => ending.points.get(teamId) ?? 0);
      expect([Math.min(...own), Math.max(...own)]).toEqual([leastPoints, mostPoints]);
      const states = outlook.tables[at]?.teams.find((team) => team.teamId === teamId)?.bands ?? [];
      for (const [ofBand, { reason, level, lastRound }] of explained.entries()) {
        const lastPlace = lastPlaceOf(bandsOfTable(bands, groupId)[ofBand] as (typeof bands)[number]);
        const state = states[ofBand]?.state;
        if (isComplete) {
          expect([reason?.by ?? 'lots', level, lastRound]).toEqual(['lots', [], null]);
          continue;
        }
        const reaching = endings.map((ending) => rivalsWith(teamId, ending, aboveOrLevel));
        const ahead = endings.map((ending) => rivalsWith(teamId, ending, above));
        const isUsual = points.win >= points.draw && points.draw >= points.loss;
        expect(reason !== null).toBe(isUsual && (state === 'secured' || state === 'out'));
        if (reason?.by === 'fewCanReach') {
          expect(reason.rivals.length).toBeLessThan(lastPlace);
          expect(reason.rivals).toEqual(expect.arrayContaining([...new Set(reaching.flat())]));
        }
        if (reason?.by === 'fewOfThemReach')
          expect(reason.most).toBe(Math.max(...reaching.map(({ length }) => length)));
        if (reason?.by === 'manyAhead') {
          expect(reason.rivals.length).toBeGreaterThanOrEqual(lastPlace);
          for (const each of ahead) expect(each).toEqual(expect.arrayContaining(reason.rivals));
        }
        if (reason?.by === 'manyEndAhead') expect(reason.least).toBe(Math.min(...ahead.map(({ length }) => length)));
        const hangs = endings.filter(
          (_, index) => (ahead[index] ?? []).length < lastPlace && (reaching[index] ?? []).length >= lastPlace,
        );
        if (level.length > 0) {
          const tied = hangs.flatMap((ending) => rivalsWith(teamId, ending, (rival, mine) => rival === mine));
          expect(level.map(({ rivalId }) => rivalId)).toEqual(expect.arrayContaining([...new Set(tied)]));
        }
        for (const result of lastRound ? results : []) {
          const home = matches.find(({ id }) => id === next?.matchId)?.homeTeamId === teamId;
          const isSo = ({ results: each }: Ending) => each.get(next?.matchId ?? 0) === (home ? result : turned[result]);
          const after = endings.map((ending, index) => ({ ending, index })).filter(({ ending }) => isSo(ending));
          const conditions = lastRound?.[result] as NonNullable<typeof lastRound>['win'];
          for (const [condition, holds] of [
            [conditions.secured, (index: number) => (reaching[index] ?? []).length < lastPlace],
            [conditions.out, (index: number) => (ahead[index] ?? []).length >= lastPlace],
          ] as const) {
            expect(condition.of).toBe(after.length);
            expect(condition.count).toBe(after.filter(({ index }) => holds(index)).length);
            if (condition.matches)
              for (const { ending, index } of after) expect(meets(condition, ending)).toBe(holds(index));
          }
        }
      }
    }
  }
}

const checkLeagues = (open: number, numRuns: number) =>
  fc.assert(
    fc.property(arbitraryOutlookLeague(open), (league) => checkLeague(league)),
    { numRuns },
  );

test('the reasons, ties and conditions of random tournaments are true in every way for them to end', () => {
  checkLeagues(6, isFullRun ? 1000 : 150);
}, 600_000);
