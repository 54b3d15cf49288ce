/** Reads what the pages of one tournament show. Each is null when the tournament, or the part of it, does not exist. */

import { limits } from '#shared/domain/limits.ts';
import { comparePlayOrder } from '#shared/domain/matches/play-order.ts';
import { roundAsSeen } from '#shared/domain/round-names.ts';
import { currentRoundIndex, lastNightOf } from '#shared/domain/rounds/current-round.ts';
import { mergeRoundsAsSeen } from '#shared/domain/rounds/fixture-rounds.ts';
import type { FixtureRound, FormattedMatch } from '#shared/domain/schemas/match.ts';
import type { MatchGoal } from '#shared/domain/schemas/match-event.ts';
import type { Standing } from '#shared/domain/schemas/standing.ts';
import type {
  FixturePageData,
  GroupTable,
  PageDataByName,
  StandingsPageData,
  TournamentPageData,
} from '#shared/pages/page-data.ts';
import { localDateAndTime } from '#shared/text/local-time.ts';
import { formatStanding } from '#shared/text/presenters.ts';
import { formatScorer } from '#shared/text/statistics.ts';
import type { RoundName } from '../documents/header.ts';
import { rowsOfSlices } from '../documents/list-slices.ts';
import { summaryWithoutPastMatches } from '../documents/read-tournament.ts';
import type { PageSource } from './page-source.ts';
import { readTablesOfGroups } from './read-group-tables.ts';

/** The overview of a tournament: its table, the round to be played now, and the best scorers. */
export async function readTournamentPage(tournamentId: number, source: PageSource): Promise<TournamentPageData | null> {
  const { now, readDocuments, readFeaturedId } = source;
  const documents = ['HEADER', 'STANDINGS', 'OUTLOOK', 'SUMMARY', 'SCORERS'] as const;
  const read = await readDocuments(tournamentId, { documents, lists: ['FIXTURE'] });
  if (!read) return null;
  const { HEADER: tournament, STANDINGS, OUTLOOK, SUMMARY, SCORERS } = read;
  const fixture = rowsOfSlices<FixtureRound>(read, 'FIXTURE') ?? [];
  const rounds = mergeRoundsAsSeen(fixture);
  const [groups, round, featuredId] = await Promise.all([
    readGroupTables(tournamentId, tournament.groups, source),
    readRound(tournamentId, currentRoundOf(rounds, now, SUMMARY.timeZone), fixture, source),
    readFeaturedId(),
  ]);
  return {
    tournament,
    groups,
    rows: formatRows(STANDINGS),
    outlook: OUTLOOK.outlook,
    rounds,
    ...round,
    summary: summaryWithoutPastMatches(SUMMARY, now, limits.leadersOnPage),
    scorers: SCORERS.rows.slice(0, limits.scorersOnPage).map(formatScorer),
    isHome: featuredId === tournamentId,
  };
}

export async function readStandingsPage(tournamentId: number, source: PageSource): Promise<StandingsPageData | null> {
  const read = await source.readDocuments(tournamentId, { documents: ['HEADER', 'STANDINGS', 'OUTLOOK'] });
  if (!read) return null;
  const { HEADER: tournament, STANDINGS, OUTLOOK } = read;
  const groups = await readGroupTables(tournamentId, tournament.groups, source);
  return { tournament, groups, rows: formatRows(STANDINGS), outlook: OUTLOOK.outlook };
}

/** The matches of one round, or of the one to be played now. */
export async function readFixturePage(
  tournamentId: number,
  wantedRound: string | undefined,
  source: PageSource,
): Promise<FixturePageData | null> {
  const { now, readSite, readDocuments } = source;
  const list = wantedRound === undefined ? 'FIXTURE' : 'ROUNDS';
  const read = await readDocuments(tournamentId, { documents: ['HEADER'], lists: [list] });
  if (!read) return null;
  const names = rowsOfSlices<RoundName>(read, list) ?? [];
  const rounds = [...new Set(names.map(({ round }) => roundAsSeen(round)))].map((round) => ({ round }));
  if (wantedRound !== undefined && !rounds.some(({ round }) => round === wantedRound)) return null;
  const fixture = mergeRoundsAsSeen(rowsOfSlices<FixtureRound>(read, 'FIXTURE') ?? []);
  const round = wantedRound ?? currentRoundOf(fixture, now, (await readSite()).timeZone);
  return { tournament: read.HEADER, rounds, ...(await readRound(tournamentId, round, names, source)) };
}

export async function readPlayoffsPage(
  tournamentId: number,
  { readDocuments }: PageSource,
): Promise<PageDataByName['playoffs'] | null> {
  const read = await readDocuments(tournamentId, { documents: ['HEADER', 'BRACKET'] });
  return read && { tournament: read.HEADER, bracket: read.BRACKET };
}

/** The name of the round to be played now; undefined without rounds. */
function currentRoundOf(rounds: readonly FixtureRound[], now: Date, timeZone: string): string | undefined {
  const local = localDateAndTime(now.getTime(), timeZone);
  return rounds[currentRoundIndex(rounds, local.date, lastNightOf(local))]?.round;
}

const formatRows = (rows: readonly Standing[]) => rows.map(formatStanding);

async function readGroupTables(
  tournamentId: number,
  groups: readonly Pick<GroupTable, 'id' | 'name'>[],
  source: PageSource,
): Promise<GroupTable[]> {
  const tables = await readTablesOfGroups(tournamentId, groups, source);
  return tables.map(({ table, ...group }) => ({ ...group, table: formatRows(table) }));
}

/**
 * The matches and goals of a round as it is seen; none when the tournament has no round.
 *
 * @param all the names of the tournament's rounds
 */
async function readRound(
  tournamentId: number,
  round: string | undefined,
  all: readonly RoundName[],
  { readDocuments }: PageSource,
): Promise<Pick<FixturePageData, 'round' | 'matches' | 'goals' | 'free'>> {
  if (round === undefined) return { round: '', matches: [], goals: [], free: [] };
  const seen = all.filter((each) => roundAsSeen(each.round) === round);
  const names = seen.map((each) => each.round);
  const lists = names.flatMap((name) => [`ROUND#${name}`, `GOALS#${name}`] as const);
  const read = await readDocuments(tournamentId, { documents: [], lists });
  const rowsOf = <Row>(kind: 'ROUND' | 'GOALS') =>
    names.flatMap((name) => (read && rowsOfSlices<Row>(read, `${kind}#${name}`)) ?? []);
  return {
    round,
    matches: rowsOf<FormattedMatch>('ROUND').sort(comparePlayOrder),
    goals: rowsOf<MatchGoal>('GOALS'),
    free: seen.flatMap(({ free }) => free),
  };
}
