/** The hook for the last results of both teams of a match to come. */
import { isWalkoverToCome } from '#shared/domain/matches/match-status.ts';
import { formBeforeNextMatches, type RecentForm } from '#shared/domain/rounds/recent-form.ts';
import type { FormattedMatch } from '#shared/domain/schemas/match.ts';
import { useGet } from '../../lib/api/use-get.ts';

/** Null until it is known, where there is none, and when it cannot be read: the screen then leaves it out. */
export function useRecentForm(match: FormattedMatch | undefined, today: string): RecentForm<FormattedMatch> | null {
  const of = match?.status === 'scheduled' ? { params: { id: match.tournamentId } } : null;
  const { data } = useGet('GET /matches/formatted/tournament/{id}', of);
  if (!match || !of || !data) return null;
  return formBeforeNextMatches(data, (each) => isWalkoverToCome(each, today)).get(match.id) ?? null;
}
