/** All matches of teams in their tournaments, called off ones included, as their pages show them. */
import { comparePlayOrder } from '#shared/domain/matches/play-order.ts';
import type { FormattedMatch } from '#shared/domain/schemas/match.ts';
import type { TeamSeason } from '#shared/pages/page-data.ts';
import { formatMatch } from '#shared/text/presenters.ts';
import { mapConcurrently } from '../../../platform/map-concurrently.ts';
import { type MatchReferences, presentMatchesWithoutOfficials } from '../../matches/present-matches.ts';
import { listMatchesOfTournament } from '../../records/matches.ts';
import type { TournamentOfTeam } from './team-documents.ts';

/**
 * The matches of the teams by tournament id. They are read with their tournaments, because bookings, which know the matches
 * of a team, leave out what is cancelled or postponed.
 */
export async function readMatchesOfTeams(
  teamIds: ReadonlySet<number>,
  tournamentIds: Iterable<number>,
  displayNames: MatchReferences['displayNames'],
): Promise<Map<number, readonly FormattedMatch[]>> {
  const isOfTeam = (id: number | null) => id !== null && teamIds.has(id);
  const stored = (await mapConcurrently([...tournamentIds], listMatchesOfTournament))
    .flat()
    .filter(({ homeTeamId, awayTeamId }) => isOfTeam(homeTeamId) || isOfTeam(awayTeamId))
    .sort(comparePlayOrder);
  const matches = (await presentMatchesWithoutOfficials(stored, displayNames)).map(formatMatch);
  return Map.groupBy(matches, ({ tournamentId }) => tournamentId);
}

/** Those of the tournaments in which the team has matches. */
export const seasonsOf = (
  teamId: number,
  tournaments: readonly TournamentOfTeam[],
  matches: ReadonlyMap<number, readonly FormattedMatch[]>,
): TeamSeason[] =>
  tournaments.flatMap(({ facts: { id, name, status } }) => {
    const own = (matches.get(id) ?? []).filter(
      ({ homeTeamId, awayTeamId }) => homeTeamId === teamId || awayTeamId === teamId,
    );
    return own.length > 0 ? [{ tournament: { id, name, status }, matches: own }] : [];
  });
