/** The part between the two teams of a match: the time before kick-off, then the score, with the status below. */
import type { ReactNode } from 'react';
import type { FormattedMatch } from '#shared/domain/schemas/match.ts';
import { formatTime } from '#shared/text/dates.ts';
import { decisionText, isCalledOff, matchStateText } from '#shared/text/match-state.ts';

export interface MatchScoreOrTimeProps {
  readonly match: Pick<FormattedMatch, 'matchTime' | 'status'> &
    Partial<Pick<FormattedMatch, 'homeScore' | 'awayScore' | 'homePenalties' | 'awayPenalties' | 'walkover' | 'clock'>>;
  readonly size?: 'normal' | 'large' | undefined;
  /** True if the status is shown elsewhere: only a walkover or a shoot-out is then shown here. */
  readonly isStatusElsewhere?: boolean | undefined;
  /** True if the time is shown elsewhere: 'VS' is then shown until there is a score. */
  readonly isTimeElsewhere?: boolean | undefined;
  /** The length of the match in its tournament's rules; without it only the minute of a match with a clock is told. */
  readonly matchMinutes?: number | undefined;
}

const scoreSizes = { normal: 'text-xl', large: 'text-2xl @sm:text-3xl' };

/** An hour or a score. Hours have one size wherever they stand alone. */
const figureClass = 'whitespace-nowrap font-display font-semibold tabular-nums';
export const hourClass = `${figureClass} text-xl`;

export function MatchScoreOrTime(props: MatchScoreOrTimeProps) {
  const { match, size = 'normal', isStatusElsewhere = false, isTimeElsewhere = false, matchMinutes } = props;
  const { status, homeScore, awayScore } = match;
  const isScored = (status === 'completed' || status === 'in_progress') && homeScore != null && awayScore != null;
  const time = formatTime(match.matchTime) || 'Por definir';
  const main = isScored ? `${homeScore} - ${awayScore}` : isTimeElsewhere ? 'VS' : time;
  return (
    <span className="flex min-w-14 flex-col items-center text-center">
      {!isScored && !isTimeElsewhere && <span className="sr-only">Hora: </span>}
      <span
        className={`flex min-h-11 items-center ${isScored ? `${figureClass} ${scoreSizes[size]}` : hourClass} ${isCalledOff(status) ? 'text-muted line-through' : ''}`}
      >
        {main}
      </span>
      <span className="-mt-2 flex flex-col items-center">
        {isStatusElsewhere ? (
          <WalkoverOrShootOutText match={match} />
        ) : (
          <MatchStateText match={match} matchMinutes={matchMinutes} />
        )}
      </span>
    </span>
  );
}

/**
 * Text under the score: live, cancelled, final, or how the match was decided. `noteKickoffs` (web/lib/kickoffs.ts) shows
 * what depends on the hour: the minute of a live match, and that one has no result although it should have begun or ended.
 */
export function MatchStateText({ match, matchMinutes }: Pick<MatchScoreOrTimeProps, 'match' | 'matchMinutes'>) {
  const { status } = match;
  if (status === 'in_progress') return <LiveText matchMinutes={matchMinutes} clock={match.clock} />;
  if (status === 'scheduled') {
    return (
      <StateLine>
        <OverdueText />
      </StateLine>
    );
  }
  if (isCalledOff(status))
    return <span className="font-display font-semibold text-sm leading-tight">{matchStateText(match)}</span>;
  return status === 'completed' ? <WalkoverOrShootOutText match={match} orElse="FINAL" /> : null;
}

type MinuteProps = Pick<MatchScoreOrTimeProps, 'matchMinutes'> & Pick<MatchScoreOrTimeProps['match'], 'clock'>;

function LiveText(minute: MinuteProps) {
  return (
    <>
      <span data-live-badge="" className="rounded-badge bg-live px-1.5 font-semibold text-white text-xs">
        EN VIVO
      </span>
      <StateLine>
        <LiveMinute {...minute} />
      </StateLine>
    </>
  );
}

/** The place of the minute, and of 'Sin confirmar' once the match should be over. */
export const LiveMinute = ({ matchMinutes, clock }: MinuteProps) => (
  <span
    data-minute={clock?.matchMinutes ?? matchMinutes ?? ''}
    data-clock={clock && JSON.stringify(clock)}
    hidden
    className="tabular-nums"
  />
);

export const OverdueText = () => (
  <span data-overdue="" hidden className="text-draw-text">
    Demorado
  </span>
);

/** Has its size before the script shows what is in it, so that nothing moves; 'Sin confirmar' stands out a little on both sides. */
const StateLine = ({ children }: { readonly children: ReactNode }) => (
  <span className="flex min-h-4.5 w-[4rem] justify-center whitespace-nowrap text-xs">{children}</span>
);

/** Text for a match decided by a walkover or a shoot-out; `orElse` for every other match. */
function WalkoverOrShootOutText({
  match,
  orElse,
}: Pick<MatchScoreOrTimeProps, 'match'> & { readonly orElse?: string }) {
  const text = decisionText(match) || orElse;
  return text ? <span className="text-muted text-xs">{text}</span> : null;
}
