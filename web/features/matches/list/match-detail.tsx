/** The second line of a match in the list: status, time, place and officials. */
import type { FormattedMatch } from '#shared/domain/schemas/match.ts';
import { MatchStatusBadge } from '../../../views/match-status-badge.tsx';

/** Shows the time only if the match has a score: otherwise the time stands between the two teams. */
export function MatchDetailLine({ match }: { readonly match: FormattedMatch }) {
  const { status, formattedTime, scoreDisplay, cancha, location, referee, assistant } = match;
  const time = scoreDisplay === 'VS' ? '' : formattedTime;
  const parts = [time, cancha?.nombre, location, referee?.name, assistant?.name].filter(Boolean);
  return (
    <>
      <MatchStatusBadge status={status} /> {parts.join('\u00a0· ')}
    </>
  );
}
