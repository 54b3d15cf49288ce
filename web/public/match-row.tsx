/** A match in one row: crests and names on both sides of the time or the score, and where it is played below. */
import type { ReactNode } from 'react';
import { noResult, winningSide } from '#shared/domain/match-result.ts';
import type { FormattedMatch } from '#shared/domain/schemas/match.ts';
import type { TeamRef } from '#shared/domain/schemas/primitives.ts';
import { teamNameOrFallback } from '#shared/text/labels.ts';
import { Crest } from '../ui/crest.tsx';
import { type MatchCentreProps, MatchScoreOrTime } from './match-score-or-time.tsx';

export type MatchRowMatch = Pick<FormattedMatch, 'homeTeamId' | 'awayTeamId' | 'homeTeam' | 'awayTeam'> &
  MatchCentreProps['match'];

interface MatchRowProps {
  readonly match: MatchRowMatch;
  /** The second line: cancha · árbitro, or the place. */
  readonly detail?: ReactNode;
  /** The detail says the status. */
  readonly isStatusInDetail?: boolean | undefined;
  /** The detail says the time: the middle has 'VS' until there is a score. */
  readonly isTimeInDetail?: boolean | undefined;
  /** On phones its ends stay free. */
  readonly isDetailNarrow?: boolean | undefined;
  /** Makes the row a link. */
  readonly href?: string | undefined;
}

export function MatchRow({ match, detail, isStatusInDetail, isTimeInDetail, isDetailNarrow, href }: MatchRowProps) {
  const winner = winningSide({ ...noResult, ...match });
  const content = (
    <>
      <span className="grid grid-cols-[1fr_auto_1fr] items-center gap-1 sm:gap-2 @max-[14rem]:grid-cols-1">
        <Side team={match.homeTeam} id={match.homeTeamId} side="home" isWinner={winner === 'home'} />
        <MatchScoreOrTime match={match} isStatusElsewhere={isStatusInDetail} isTimeElsewhere={isTimeInDetail} />
        <Side team={match.awayTeam} id={match.awayTeamId} side="away" isWinner={winner === 'away'} />
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
  // Where the reader's letters are so large that names would be torn apart, they stand above one another.
  const shape = '@container block px-3 py-3';
  return href ? (
    <a href={href} className={`${shape} rounded-card hover:bg-tint`}>
      {content}
    </a>
  ) : (
    <div className={shape}>{content}</div>
  );
}

interface SideProps {
  readonly team: TeamRef;
  readonly id: number | null;
  readonly side: 'home' | 'away';
  readonly isWinner: boolean;
}

/** One like 'Defensores', in bold, would be broken in the middle on a narrow phone. */
const longWord = /\S{9}/;

function Side({ team, id, side, isWinner }: SideProps) {
  const name = teamNameOrFallback(team.displayName || team.name, id);
  return (
    <span
      className={`flex min-w-0 items-center gap-1.5 sm:gap-2 @max-[14rem]:justify-center ${side === 'home' ? 'flex-row-reverse text-right @max-[14rem]:flex-row @max-[14rem]:text-left' : ''}`}
    >
      <Crest name={name} logo={team.logo} size="row" />
      <span
        className={`line-clamp-3 min-w-0 hyphens-auto sm:line-clamp-2 break-words leading-tight ${longWord.test(name) ? 'max-sm:text-xs max-sm:tracking-tight' : 'max-sm:text-sm'} ${isWinner ? 'font-bold' : ''}`}
      >
        {name}
      </span>
    </span>
  );
}
