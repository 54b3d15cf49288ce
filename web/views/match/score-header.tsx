/**
 * Header of a match page: the score large between the crests, before kick-off the day and the hour. When the page
 * scrolls, names and score stay visible.
 */
import { emptyMatchResult, winningSide } from '#shared/domain/matches/match-result.ts';
import type { FormattedMatch } from '#shared/domain/schemas/match.ts';
import type { TeamRef } from '#shared/domain/schemas/primitives.ts';
import { formatTime } from '#shared/text/dates.ts';
import { teamNameOrFallback } from '#shared/text/labels.ts';
import { isCalledOff } from '#shared/text/match-state.ts';
import { Crest } from '../crest.tsx';
import { Day, type KnownToday } from '../day.tsx';
import { matchMarks } from '../match-marks.ts';
import { hourClass, MatchStateText } from '../match-score-or-time.tsx';
import { TeamLink } from '../team-link.tsx';

interface ScoreHeaderProps {
  readonly match: FormattedMatch;
  readonly today: KnownToday;
  readonly matchMinutes: number;
  /** True if each team's name leads to its page. */
  readonly linksTeams: boolean;
}

/**
 * The crests' row is as high as the header's negative `top` plus the site's top bar (56 px on phones, 65 px elsewhere),
 * so scrolling hides exactly this row; the score in the middle then slides from the crests down to the names. In a window
 * that is narrow or low for its text size, the whole header scrolls away (`styles.css`), the crests go, and names and
 * score stand one below the other.
 */
export function ScoreHeader({ match, today, matchMinutes, linksTeams }: ScoreHeaderProps) {
  const home = { team: match.homeTeam, id: match.homeTeamId, className: 'col-start-1' };
  const away = { team: match.awayTeam, id: match.awayTeamId, className: 'col-start-3' };
  const winner = winningSide({ ...emptyMatchResult, ...match });
  return (
    <div
      {...matchMarks(match)}
      className="score-header -top-10 z-10 -mx-4 grid grid-cols-[1fr_auto_1fr] gap-x-2 border-line border-y bg-surface px-3 flex-col @max-[14rem]:static @max-[14rem]:flex md:-top-12 md:mx-0 md:rounded-card md:border-x"
    >
      <HeaderCrest {...home} />
      <HeaderName {...home} isWinner={winner === 'home'} isLink={linksTeams} />
      <div className="col-start-2 row-span-2 row-start-1 min-w-21">
        <div className="sticky top-15 mt-4 flex flex-col items-center text-center md:top-17 md:mt-6">
          <ScoreOrKickOff match={match} today={today} />
          <MatchStateText match={match} matchMinutes={matchMinutes} />
        </div>
      </div>
      <HeaderCrest {...away} />
      <HeaderName {...away} isWinner={winner === 'away'} isLink={linksTeams} />
    </div>
  );
}

interface HeaderTeamProps {
  readonly team: TeamRef;
  readonly id: number | null;
  readonly className: string;
}

function HeaderCrest({ team, id, className }: HeaderTeamProps) {
  return (
    <span className={`row-start-1 flex h-24 justify-center pt-3 @max-[14rem]:hidden md:h-28 md:pt-5 ${className}`}>
      <Crest id={id} name={teamNameOrFallback(team.name || team.displayName, id)} logo={team.logo} size="xl" />
    </span>
  );
}

/** Before kick-off the day and the hour. */
function ScoreOrKickOff({ match, today }: Pick<ScoreHeaderProps, 'match' | 'today'>) {
  const { status, scoreDisplay, homeScore, matchDate, matchTime } = match;
  const isScored = homeScore !== null && (status === 'in_progress' || status === 'completed');
  if (isScored) {
    return <span className="whitespace-nowrap font-bold font-display text-3xl tabular-nums">{scoreDisplay}</span>;
  }
  return (
    <>
      <span className="text-muted text-sm leading-tight">
        <Day date={matchDate} today={today} isAlone />
      </span>
      <span className={`${hourClass} ${isCalledOff(status) ? 'text-muted line-through' : ''}`}>
        {formatTime(matchTime) || 'Por definir'}
      </span>
      <span className="text-muted text-xs leading-tight">{scoreDisplay}</span>
    </>
  );
}

interface HeaderNameProps extends HeaderTeamProps {
  readonly isWinner: boolean;
  readonly isLink: boolean;
}

function HeaderName({ team, id, className, isWinner, isLink }: HeaderNameProps) {
  const shape = `row-start-2 flex min-h-21 min-w-0 items-start justify-center py-2 text-center leading-tight max-sm:text-sm md:text-lg ${isWinner ? 'font-semibold' : 'font-medium'} ${className}`;
  return (
    <TeamLink id={isLink ? id : null} className={shape}>
      <span className="min-w-0">{teamNameOrFallback(team.name || team.displayName, id)}</span>
    </TeamLink>
  );
}
