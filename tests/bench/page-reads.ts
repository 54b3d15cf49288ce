/** The reads of the table for each published page, by the size of the tournament. */
import { sourceOfStored } from '#functions/competition/publication/pages/page-source.ts';
import { readPageContent } from '#functions/competition/publication/pages/read-page.ts';
import { prepareBookingsChange } from '#functions/competition/records/bookings.ts';
import { isTeamOfMatch, type MatchFields } from '#functions/competition/records/matches.ts';
import { commit } from '#functions/platform/table/commit.ts';
import type { PublishedPage } from '#shared/pages/published-pages.ts';
import { type BenchFigure, formatThousands } from './figures.ts';
import type { League } from './league.ts';
import { measureTraffic } from './metered-table.ts';

/**
 * A page is read when it is published, or asked for the first time, not for each visitor. A team's page reads most: 34
 * units in a tournament of 100 matches, and 50 in one of 10,000, where its scorers may be in any slice of the ranking.
 */
const maxReadUnitsPerPage = 50;

export interface PageReadFigures {
  readonly size: number;
  /** Read units by the name of the page. */
  readonly units: ReadonlyMap<string, number>;
}

export async function measurePageReads({ id, matches, nextRound }: League): Promise<PageReadFigures> {
  const [match] = matches;
  const next = nextRound[0];
  if (!match || !next?.homeTeamId) throw new Error('every match has been played');
  await bookMatchesAround(next, next.homeTeamId, matches);
  const pages: readonly PublishedPage[] = [
    { name: 'home' },
    { name: 'tournaments' },
    ...(['tournament', 'standings', 'scorers', 'fairPlay', 'goalkeepers', 'playoffs'] as const).map((name) => ({
      name,
      id,
    })),
    { name: 'fixture', id, round: next.round },
    { name: 'match', id: match.id },
    { name: 'team', id: next.homeTeamId },
  ];
  const units = new Map<string, number>();
  for (const page of pages) {
    const { readUnits } = await measureTraffic(async () => {
      if (!(await readPageContent(page, sourceOfStored(new Date())))) throw new Error(`there is no page ${page.name}`);
    });
    units.set(page.name, readUnits);
  }
  return { size: matches.length, units };
}

/** Books the matches of a team before and after `next`, which the league leaves out, but a team's page shows. */
async function bookMatchesAround(next: MatchFields, teamId: number, matches: readonly MatchFields[]): Promise<void> {
  const ofTeam = matches.filter((match) => isTeamOfMatch(match, teamId));
  const at = ofTeam.indexOf(next);
  const around = ofTeam.slice(Math.max(0, at - 10), at + 5).filter((match) => match !== next);
  for (const match of around) {
    const booked = await prepareBookingsChange([{ before: null, after: match }]);
    if ('matchId' in booked) throw new Error(`match ${match.id} wants what match ${booked.matchId} has`);
    await commit(booked.writes);
  }
}

export function figuresOfPageReads(readings: readonly PageReadFigures[]): BenchFigure[] {
  const sizes = readings.map(({ size }) => formatThousands(size)).join(' / ');
  return [...(readings[0]?.units.keys() ?? [])].map((name) => {
    const units = readings.map((reading) => reading.units.get(name) ?? Number.NaN);
    return {
      what: `reads of the page ${name}, ${sizes} matches`,
      measured: `${units.join(' / ')} RCU`,
      limit: `≤ ${maxReadUnitsPerPage} RCU`,
      holds: units.every((each) => each <= maxReadUnitsPerPage),
    };
  });
}
