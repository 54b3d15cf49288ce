/** Keeps the matches on the screen, in a list or alone, in step with what was just saved. */
import { byKickOff } from '#shared/domain/play-order.ts';
import type { Match } from '#shared/domain/schemas/match.ts';
import { formatMatch } from '#shared/text/presenters.ts';
import { showAtOnce } from '../../lib/show-at-once.ts';

const list = 'GET /matches/formatted/tournament/{id}';

export function showMatch(match: Match): void {
  showAtOnce(list, { params: { id: match.tournamentId } }, (matches) =>
    [...matches.filter(({ id }) => id !== match.id), formatMatch(match)].sort(byKickOff),
  );
  showAtOnce('GET /matches/{id}/detail', { params: { id: match.id } }, (detail) => ({
    ...detail,
    match: formatMatch(match),
  }));
}

export function hideMatch({ id: gone, tournamentId }: Pick<Match, 'id' | 'tournamentId'>): void {
  showAtOnce(list, { params: { id: tournamentId } }, (matches) => matches.filter(({ id }) => id !== gone));
}
