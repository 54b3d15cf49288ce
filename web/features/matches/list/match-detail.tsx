/** The second line of a match in the list: status, time, place and officials. */
import type { FormattedMatch } from '#shared/domain/schemas/match.ts';
import { MatchStatusBadge } from './match-status-badge.tsx';

interface MatchDetailLineProps {
  readonly match: FormattedMatch;
  /** The length of the match in its tournament's rules. */
  readonly matchMinutes: number;
}

/**
 * Shows the time only if the match has a score: otherwise the time stands between the two teams. On phones it is one line,
 * with the cancha only.
 */
export function MatchDetailLine({ match, matchMinutes }: MatchDetailLineProps) {
  const { formattedTime, scoreDisplay, cancha, location, referee, assistant } = match;
  const time = scoreDisplay === 'VS' ? '' : formattedTime;
  const join = (parts: readonly (string | null | undefined)[]) => parts.filter(Boolean).join('\u00a0· ');
  const place = join([time, cancha?.nombre ?? location]);
  const others = join([cancha && location, referee?.name, assistant?.name]);
  return (
    <span className="max-md:-mt-1 max-md:line-clamp-1">
      <MatchStatusBadge match={match} matchMinutes={matchMinutes} /> {place}
      {others && <span className="max-md:hidden">{`${place && '\u00a0· '}${others}`}</span>}
    </span>
  );
}
