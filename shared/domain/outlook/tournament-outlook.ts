/** The outlooks of all tables of a tournament for which it has a band. */
import { isMatchPending } from '../matches/match-status.ts';
import type { Band } from '../schemas/band.ts';
import type { StoredMatchFields } from '../schemas/match.ts';
import type { Outlook, TableOutlook } from '../schemas/outlook.ts';
import type { MatchPoints } from './own-results.ts';
import type { OpenMatch, TableTeam } from './table.ts';
import { computeOutlook } from './table-outlook.ts';

export interface OutlookOfTournamentOptions {
  readonly tournamentId: number;
  /** The general table, with a row for each participant. */
  readonly table: readonly TableTeam[];
  readonly groups: readonly { readonly id: number; readonly table: readonly TableTeam[] }[];
  /** All matches of the tournament, in any order. */
  readonly matches: readonly TournamentMatch[];
  readonly bands: readonly Band[];
  readonly points: MatchPoints;
}

type TournamentMatch = Pick<
  StoredMatchFields,
  'id' | 'round' | 'groupId' | 'homeTeamId' | 'awayTeamId' | 'matchDate' | 'matchTime' | 'status' | 'isPlayoff'
>;

export function outlookOfTournament(options: OutlookOfTournamentOptions): Outlook {
  const { tournamentId, table, groups } = options;
  const given = { ...options, matches: openLeagueMatches(options.matches) };
  const tables = [{ id: 0, table }, ...groups];
  return { tournamentId, tables: tables.flatMap((each) => outlookOfTable(each.id, each.table, given)) };
}

type LeagueMatch = Omit<TournamentMatch, 'status' | 'isPlayoff'>;

/**
 * What an outlook depends on of a tournament's matches: those of the league that are neither completed nor cancelled. All
 * of these are alike: whether one is in play, and its score, says nothing.
 */
export const openLeagueMatches = (matches: readonly TournamentMatch[]): LeagueMatch[] =>
  matches
    .filter((match) => isMatchPending(match) && !match.isPlayoff)
    .map(({ id, round, groupId, homeTeamId, awayTeamId, matchDate, matchTime }) => ({
      id,
      round,
      groupId,
      homeTeamId,
      awayTeamId,
      matchDate,
      matchTime,
    }));

/** Nothing for a table without a band; one declared for the zonas holds in each of them. */
function outlookOfTable(
  groupId: number,
  teams: readonly TableTeam[],
  {
    matches,
    bands,
    points,
  }: Pick<OutlookOfTournamentOptions, 'bands' | 'points'> & { matches: readonly LeagueMatch[] },
): TableOutlook[] {
  const own = bandsOfTable(bands, groupId);
  if (own.length === 0) return [];
  const open = openMatchesOf(matches, groupId, new Set(teams.map(({ teamId }) => teamId)));
  return [{ groupId, matchesLeft: open.length, teams: computeOutlook({ teams, matches: open, bands: own, points }) }];
}

export const bandsOfTable = (bands: readonly Band[], groupId: number): Band[] =>
  bands.filter(({ table }) => (table === 'general') === (groupId === 0));

/** As in the table, only matches between two of its teams count, and those of a zona in both tables. */
export const openMatchesOf = (
  matches: readonly LeagueMatch[],
  groupId: number,
  teamIds: ReadonlySet<number>,
): OpenMatch[] =>
  matches
    .filter((match) => groupId === 0 || match.groupId === groupId)
    .flatMap((match) => {
      const { homeTeamId, awayTeamId } = match;
      if (homeTeamId === null || awayTeamId === null) return [];
      return teamIds.has(homeTeamId) && teamIds.has(awayTeamId) ? [{ ...match, homeTeamId, awayTeamId }] : [];
    });
