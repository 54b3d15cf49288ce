/** Row of one match: both teams with crests, the time or score between them, and details below. */
import type { ReactNode } from 'react';
import { emptyMatchResult, winningSide } from '#shared/domain/match-result.ts';
import type { FormattedMatch } from '#shared/domain/schemas/match.ts';
import type { TeamRef } from '#shared/domain/schemas/primitives.ts';
import { teamNameOrFallback } from '#shared/text/labels.ts';
import { Crest } from '../ui/crest.tsx';
import { MatchScoreOrTime, type MatchScoreOrTimeProps } from './match-score-or-time.tsx';

export type MatchRowFields = Pick<FormattedMatch, 'homeTeamId' | 'awayTeamId' | 'homeTeam' | 'awayTeam'> &
  MatchScoreOrTimeProps['match'];

interface MatchRowProps {
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
}

export function MatchRow({ match, detail, isStatusInDetail, isTimeInDetail, isDetailNarrow, href }: MatchRowProps) {
  const winner = winningSide({ ...emptyMatchResult, ...match });
  const content = (
    <>
      <span className="grid grid-cols-[1fr_auto_1fr] items-center gap-1 sm:gap-2 @max-[14rem]:grid-cols-1">
        <TeamNameAndCrest team={match.homeTeam} id={match.homeTeamId} side="home" isWinner={winner === 'home'} />
        <MatchScoreOrTime match={match} isStatusElsewhere={isStatusInDetail} isTimeElsewhere={isTimeInDetail} />
        <TeamNameAndCrest team={match.awayTeam} id={match.awayTeamId} side="away" isWinner={winner === 'away'} />
      </span>
      {detail && (
        <span
          className={`mt-1 line-clamp-3 text-balance text-center text-muted text-sm ${isDetailNarrow ? 'max-md:px-8' : ''}`}
        >
          {detail}
        </span>
      )}
    </>
  );
  // On very narrow rows (large font sizes) the two teams are stacked, so that names are not broken.
  const shape = '@container block px-3 py-3';
  return href ? (
    <a href={href} className={`${shape} rounded-card hover:bg-tint`}>
      {content}
    </a>
  ) : (
    <div className={shape}>{content}</div>
  );
}

interface TeamSideProps {
  readonly team: TeamRef;
  readonly id: number | null;
  readonly side: 'home' | 'away';
  readonly isWinner: boolean;
}

/** Matches a long word like 'Defensores': on phones its font is smaller, so that it fits in bold too. */
const longWordPattern = /\S{9}/;

function TeamNameAndCrest({ team, id, side, isWinner }: TeamSideProps) {
  const name = teamNameOrFallback(team.displayName || team.name, id);
  return (
    <span
      className={`flex min-w-0 items-center gap-1.5 sm:gap-2 @max-[14rem]:justify-center ${side === 'home' ? 'flex-row-reverse text-right @max-[14rem]:flex-row @max-[14rem]:text-left' : ''}`}
    >
      <Crest name={name} logo={team.logo} size="row" />
      <span
        className={`line-clamp-3 min-w-0 hyphens-auto sm:line-clamp-2 leading-tight ${longWordPattern.test(name) ? 'max-sm:text-xs max-sm:tracking-tight' : 'max-sm:text-sm'} ${isWinner ? 'font-bold' : ''}`}
      >
        {name}
      </span>
    </span>
  );
}
