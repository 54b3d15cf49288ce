/** GET /matches/postponed: what was postponed and has no new date, for administrators. */
import { comparePlayOrder } from '#shared/domain/matches/play-order.ts';
import type { FormattedMatch } from '#shared/domain/schemas/match.ts';
import { formatMatch } from '#shared/text/presenters.ts';
import type { RequestOfRoute } from '../../competition/api/contract-request.ts';
import { presentMatches } from '../../competition/matches/present-matches.ts';
import { listMatchesOfTournament, type StoredMatch } from '../../competition/records/matches.ts';
import { listTournaments, type StoredTournament } from '../../competition/records/tournaments.ts';
import { mapConcurrently } from '../../platform/map-concurrently.ts';

export async function listPostponed({ caller }: RequestOfRoute<'GET /matches/postponed'>): Promise<FormattedMatch[]> {
  const postponed = (await readPostponed()).flatMap((each) => each.postponed).sort(comparePlayOrder);
  return (await presentMatches(postponed, caller)).map(formatMatch);
}

export interface TournamentWithPostponed {
  readonly tournament: StoredTournament;
  readonly matches: readonly StoredMatch[];
  /** Those of `matches` that have no new date, in the order of the dates that they had. */
  readonly postponed: readonly StoredMatch[];
}

/** The tournaments that are not over and have postponed matches. */
export async function readPostponed(): Promise<TournamentWithPostponed[]> {
  const tournaments = (await listTournaments()).filter(({ status }) => status !== 'completed');
  const read = async (tournament: StoredTournament): Promise<TournamentWithPostponed> => {
    const matches = await listMatchesOfTournament(tournament.id);
    return { tournament, matches, postponed: matches.filter(({ status }) => status === 'postponed') };
  };
  return (await mapConcurrently(tournaments, read)).filter(({ postponed }) => postponed.length > 0);
}
