/** GET /matches/postponed: what was postponed and has no new date, for administrators. */
import { comparePlayOrder } from '#shared/domain/matches/play-order.ts';
import type { FormattedMatch } from '#shared/domain/schemas/match.ts';
import { formatMatch } from '#shared/text/presenters.ts';
import type { RequestOfRoute } from '../../competition/api/contract-request.ts';
import { presentMatches } from '../../competition/matches/present-matches.ts';
import { listMatchesOfTournament, type StoredMatch } from '../../competition/records/matches.ts';
import { listTournaments } from '../../competition/records/tournaments.ts';
import { mapConcurrently } from '../../platform/map-concurrently.ts';

export async function listPostponed({ caller }: RequestOfRoute<'GET /matches/postponed'>): Promise<FormattedMatch[]> {
  const tournaments = (await listTournaments()).filter(({ status }) => status !== 'completed');
  const found = await mapConcurrently(tournaments, ({ id }) => listMatchesOfTournament(id));
  const postponed = found.flat().filter(isPostponed).sort(comparePlayOrder);
  return (await presentMatches(postponed, caller)).map(formatMatch);
}

const isPostponed = ({ status }: StoredMatch): boolean => status === 'postponed';
