/** The second line of a match in the list: its status in words, then when, where and with whom. */
import type { FormattedMatch } from '#shared/domain/schemas/match.ts';
import { MatchStatusBadge } from '../../../public/match-status-badge.tsx';

/** The time only once the score has taken its place. */
export function MatchDetail({ match }: { readonly match: FormattedMatch }) {
  const { status, formattedTime, scoreDisplay, cancha, location, referee, assistant } = match;
  const time = scoreDisplay === 'VS' ? '' : formattedTime;
  const parts = [time, cancha?.nombre, location, referee?.name, assistant?.name].filter(Boolean);
  return (
    <>
      <MatchStatusBadge status={status} /> {parts.join('\u00a0· ')}
    </>
  );
}
