/** The middle of a match: its time until it starts, its score from then on, and its state in words. */
import type { FormattedMatch } from '#shared/domain/schemas/match.ts';
import { formatTime } from '#shared/text/dates.ts';

export interface MatchCentreProps {
  readonly match: Pick<FormattedMatch, 'matchTime' | 'status'> &
    Partial<Pick<FormattedMatch, 'homeScore' | 'awayScore' | 'homePenalties' | 'awayPenalties' | 'walkover'>>;
  readonly size?: 'normal' | 'large';
  /** The status stands elsewhere: only what it leaves out is said here. */
  readonly isStatusElsewhere?: boolean | undefined;
  /** The time stands elsewhere: 'VS' until there is a score. */
  readonly isTimeElsewhere?: boolean | undefined;
}

const sizes = { normal: 'text-xl', large: 'text-3xl' };

export function MatchScoreOrTime(props: MatchCentreProps) {
  const { match, size = 'normal', isStatusElsewhere = false, isTimeElsewhere = false } = props;
  const { status, homeScore, awayScore } = match;
  const isScored = (status === 'completed' || status === 'in_progress') && homeScore != null && awayScore != null;
  const time = formatTime(match.matchTime) || 'Por definir';
  const main = isScored ? `${homeScore} - ${awayScore}` : isTimeElsewhere ? 'VS' : time;
  return (
    <span className="flex min-w-14 flex-col items-center text-center">
      <span
        className={`whitespace-nowrap font-display font-semibold tabular-nums ${sizes[size]} ${status === 'cancelled' ? 'text-muted line-through' : ''}`}
      >
        {main}
      </span>
      {isStatusElsewhere ? <Decision match={match} /> : <MatchState match={match} />}
    </span>
  );
}

/** Under the score: how far the match is, or how it was decided. */
export function MatchState({ match }: Pick<MatchCentreProps, 'match'>) {
  const { status } = match;
  if (status === 'in_progress') {
    return <span className="rounded-badge bg-live px-1.5 font-semibold text-white text-xs">EN VIVO</span>;
  }
  if (status === 'cancelled') return <span className="font-semibold text-xs">CANCELADO</span>;
  return status === 'completed' ? <Decision match={match} orElse="FINAL" /> : null;
}

/** How it was decided, where that was not by goals. */
function Decision({ match, orElse }: Pick<MatchCentreProps, 'match'> & { readonly orElse?: string }) {
  const { walkover, homePenalties, awayPenalties } = match;
  const isShootOut = homePenalties != null && awayPenalties != null;
  const text = walkover ? 'W.O.' : isShootOut ? `(${homePenalties}-${awayPenalties} pen.)` : orElse;
  return text ? <span className="text-muted text-xs">{text}</span> : null;
}
