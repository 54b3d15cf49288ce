/** Row of one match: both teams with crests, the time or score between them, and details below. */
import type { ReactNode } from 'react';
import { emptyMatchResult, winningSide } from '#shared/domain/matches/match-result.ts';
import type { FormattedMatch } from '#shared/domain/schemas/match.ts';
import type { MatchGoal } from '#shared/domain/schemas/match-event.ts';
import type { TeamRef } from '#shared/domain/schemas/primitives.ts';
import { teamNameOrFallback } from '#shared/text/labels.ts';
import { Crest } from './crest.tsx';
import { DirectionsLink, DirectionsPin } from './directions-link.tsx';
import { MatchGoals } from './match-goals.tsx';
import { MatchLink } from './match-link.tsx';
import { MatchScoreOrTime, type MatchScoreOrTimeProps } from './match-score-or-time.tsx';
import { longNamesIn } from './name-room.ts';
import { TeamLink } from './team-link.tsx';
import { TeamName } from './team-name.tsx';

export type MatchRowFields = Pick<FormattedMatch, 'homeTeamId' | 'awayTeamId' | 'homeTeam' | 'awayTeam'> &
  MatchScoreOrTimeProps['match'];

export interface MatchRowProps {
  readonly match: MatchRowFields;
  /** The second line: cancha and referee, or the place. */
  readonly detail?: ReactNode;
  /** True if the second line contains the status, so that it is not repeated. */
  readonly isStatusInDetail?: boolean | undefined;
  /** True if the second line contains the time: between the teams, 'VS' is shown until there is a score. */
  readonly isTimeInDetail?: boolean | undefined;
  /** True if the second line must leave its ends free for a button on phones. */
  readonly isDetailNarrow?: boolean | undefined;
  /** URL that makes the row a link. */
  readonly href?: string | undefined;
  /** True if each team is a link to its page; what is left of the row then leads to `href`. */
  readonly linksTeams?: boolean | undefined;
  /** The length of the match in its tournament's rules; without it a live match's minute is not told. */
  readonly matchMinutes?: number | undefined;
  readonly size?: MatchScoreOrTimeProps['size'];
  /** The address of a page that shows the way to the pitch: a pin beside the second line leads there, of a large row a link below it. */
  readonly directions?: string | undefined;
  /** True on the pages of one match or team, which have its whole name as their title. */
  readonly hasWholeNames?: boolean | undefined;
  /** The goals of the match; on phones only those of a live match are shown. */
  readonly goals?: readonly MatchGoal[] | undefined;
}

export function MatchRow(props: MatchRowProps) {
  const {
    match,
    detail,
    isStatusInDetail,
    isTimeInDetail,
    isDetailNarrow,
    href,
    linksTeams = false,
    directions,
    goals = [],
  } = props;
  const winner = winningSide({ ...emptyMatchResult, ...match });
  const { hasWholeNames = false } = props;
  const common = { match, isLink: linksTeams, hasWholeNames };
  const isOneLink = href !== undefined && !linksTeams;
  const hasPin = directions && props.size !== 'large';
  const middle = (
    <MatchScoreOrTime
      match={match}
      isStatusElsewhere={isStatusInDetail}
      isTimeElsewhere={isTimeInDetail}
      matchMinutes={props.matchMinutes}
      size={props.size}
    />
  );
  const content = (
    <>
      <span className="match-teams grid grid-cols-[1fr_auto_1fr] items-start gap-x-1 @sm:gap-x-2 @max-[14rem]:grid-cols-1">
        <RowTeam side="home" isWinner={winner === 'home'} {...common} />
        {href === undefined || isOneLink ? (
          middle
        ) : (
          <MatchLink match={match} href={href}>
            {middle}
          </MatchLink>
        )}
        <RowTeam side="away" isWinner={winner === 'away'} {...common} />
      </span>
      {goals.length > 0 && (
        <span data-goals="" className={match.status === 'in_progress' ? '' : 'max-md:hidden'}>
          <MatchGoals match={match} goals={goals} hasWholeNames={hasWholeNames} />
        </span>
      )}
      {detail && (
        <span
          className={`match-detail mt-1 block text-balance text-center text-muted text-sm ${isDetailNarrow ? 'max-md:px-8' : ''} ${hasPin ? 'min-h-11 px-8' : ''}`}
        >
          {detail}
        </span>
      )}
    </>
  );
  const shape = '@container relative block px-3 py-2';
  const long = longNamesIn([match.homeTeam, match.awayTeam], hasWholeNames);
  const row = isOneLink ? (
    <a href={href} data-long={long} className={`${shape} rounded-card hover:bg-tint`}>
      {content}
    </a>
  ) : (
    <div data-long={long} className={shape}>
      {content}
    </div>
  );
  if (!directions) return row;
  return (
    <div className="relative">
      {row}
      {props.size === 'large' ? (
        <div className="-mt-3 flex justify-center">
          <DirectionsLink href={directions} match={match} />
        </div>
      ) : (
        <DirectionsPin href={directions} match={match} />
      )}
    </div>
  );
}

const teamOfSide = (match: MatchRowFields, side: 'home' | 'away'): { team: TeamRef; id: number | null } =>
  side === 'home' ? { team: match.homeTeam, id: match.homeTeamId } : { team: match.awayTeam, id: match.awayTeamId };

interface RowTeamProps {
  readonly match: MatchRowFields;
  readonly side: 'home' | 'away';
  readonly isWinner: boolean;
  readonly isLink: boolean;
  readonly hasWholeNames: boolean;
}

/** Names and score share a line. Where there is little room the crests go first; where there is less, the teams stand one below the other. */
function RowTeam({ match, side, isWinner, isLink, hasWholeNames }: RowTeamProps) {
  const { team, id } = teamOfSide(match, side);
  const shape = `flex min-h-11 min-w-0 items-center gap-1.5 @sm:gap-2 @max-[14rem]:justify-center @max-[14rem]:text-center ${side === 'home' ? 'flex-row-reverse text-right' : ''}`;
  const content = (
    <>
      <span className="contents @max-[18rem]:hidden">
        <Crest id={id} name={teamNameOrFallback(team.name || team.displayName, id)} logo={team.logo} size="row" />
      </span>
      <span className={`min-w-0 leading-tight @max-sm:text-sm ${isWinner ? 'font-medium' : ''}`}>
        <TeamName team={team} id={id} isWhole={hasWholeNames} />
      </span>
    </>
  );
  return isLink ? (
    <TeamLink id={id} className={`${shape} relative z-1`}>
      {content}
    </TeamLink>
  ) : (
    <span data-team={id ?? undefined} className={shape}>
      {content}
    </span>
  );
}
