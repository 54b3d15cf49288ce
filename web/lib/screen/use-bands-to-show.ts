/** The hook for the bands that mark a tournament's tables: its own, else that of its bracket, as on published pages. */

import type { Band } from '#shared/domain/schemas/band.ts';
import type { Tournament } from '#shared/domain/schemas/tournament.ts';
import { matchesOfBracket } from '#shared/domain/standings/bands.ts';
import { bandsToShow } from '#shared/text/bands.ts';
import { useGet } from '../api/use-get.ts';

/** Undefined until they are known. When the bracket cannot be read, the tables are shown without bands. */
export function useBandsToShow(tournament: Pick<Tournament, 'id' | 'bands'> | undefined): Band[] | undefined {
  const own = tournament?.bands;
  const params = { id: tournament?.id ?? 0 };
  const ofTournament = own?.length === 0 ? { params } : null;
  const bracket = useGet('GET /tournaments/{id}/bracket', ofTournament);
  const groups = useGet('GET /groups/tournament/{id}', ofTournament);
  if (!own || own.length > 0) return own;
  if (bracket.data && groups.data) return bandsToShow(own, matchesOfBracket(bracket.data), groups.data.length);
  return bracket.error || groups.error ? [] : undefined;
}
