/** The second line of a match in the list: status, time, place and officials. */
import type { FormattedMatch } from '#shared/domain/schemas/match.ts';
import { MatchStatusBadge } from './match-status-badge.tsx';

interface MatchDetailLineProps {
  readonly match: FormattedMatch;
  /** The length of the match in its tournament's rules. */
  readonly matchMinutes: number;
}

/** Shows the time only if the match has a score: otherwise the time stands between the two teams. */
export function MatchDetailLine({ match, matchMinutes }: MatchDetailLineProps) {
  const { formattedTime, scoreDisplay, cancha, location, referee, assistant } = match;
  const time = scoreDisplay === 'VS' ? '' : formattedTime;
  const parts = [time, cancha?.nombre, location, referee?.name, assistant?.name].filter(Boolean);
  return (
    <>
      <MatchStatusBadge match={match} matchMinutes={matchMinutes} /> {parts.join('\u00a0· ')}
    </>
  );
}
