/** The second line of a match in the list: status, time, place and officials. */
import type { FormattedMatch } from '#shared/domain/schemas/match.ts';
import { MatchStatusBadge } from '../../../public/match-status-badge.tsx';

/** The time is included only when the score is shown between the teams instead of it. */
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
