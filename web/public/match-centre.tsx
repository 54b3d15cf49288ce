/** The middle of a match: its time until it starts, its score from then on, and its state in words. */
import type { FormattedMatch } from '#shared/domain/schemas/match.ts';
import { formatTime } from '#shared/text/dates.ts';

export interface MatchCentreProps {
  readonly match: Pick<FormattedMatch, 'matchTime' | 'status'> &
    Partial<Pick<FormattedMatch, 'homeScore' | 'awayScore' | 'homePenalties' | 'awayPenalties' | 'walkover'>>;
  readonly size?: 'normal' | 'large';
}

const sizes = { normal: 'text-xl', large: 'text-3xl' };

export function MatchCentre({ match, size = 'normal' }: MatchCentreProps) {
  const { status, homeScore, awayScore } = match;
  const isScored = (status === 'completed' || status === 'in_progress') && homeScore != null && awayScore != null;
  const main = isScored ? `${homeScore} - ${awayScore}` : formatTime(match.matchTime) || 'VS';
  return (
    <span className="flex min-w-14 flex-col items-center text-center">
      <span
        className={`whitespace-nowrap font-display font-semibold tabular-nums ${sizes[size]} ${status === 'cancelled' ? 'text-muted line-through' : ''}`}
      >
        {main}
      </span>
      <State match={match} />
    </span>
  );
}

function State({ match }: Pick<MatchCentreProps, 'match'>) {
  const { status, walkover, homePenalties, awayPenalties } = match;
  if (status === 'in_progress') {
    return <span className="rounded-badge bg-live px-1.5 font-semibold text-white text-xs">EN VIVO</span>;
  }
  if (status === 'cancelled') return <span className="font-semibold text-xs">CANCELADO</span>;
  if (status !== 'completed') return null;
  return (
    <span className="text-muted text-xs">
      {walkover
        ? 'W.O.'
        : homePenalties != null && awayPenalties != null
          ? `(${homePenalties}-${awayPenalties} pen.)`
          : 'FINAL'}
    </span>
  );
}
