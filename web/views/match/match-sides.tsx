/** The two teams of a match with their crests, and the score or 'VS' between them. */
import type { FormattedMatch } from '#shared/domain/schemas/match.ts';
import type { TeamRef } from '#shared/domain/schemas/primitives.ts';
import { teamNameOrFallback } from '#shared/text/labels.ts';
import { Crest } from '../crest.tsx';
import { matchMarks } from '../match-marks.ts';
import { MatchStateText } from '../match-score-or-time.tsx';
import { TeamName } from '../team-name.tsx';

export function MatchSides({ match }: { readonly match: FormattedMatch }) {
  return (
    <div {...matchMarks(match)} className="grid grid-cols-[1fr_auto_1fr] items-center gap-2">
      <TeamNameAndCrest team={match.homeTeam} id={match.homeTeamId} />
      <p className="flex min-w-20 flex-col items-center">
        <span className="whitespace-nowrap font-display font-semibold text-2xl tabular-nums">{match.scoreDisplay}</span>
        <MatchStateText match={match} />
      </p>
      <TeamNameAndCrest team={match.awayTeam} id={match.awayTeamId} />
    </div>
  );
}

function TeamNameAndCrest({ team, id }: { readonly team: TeamRef; readonly id: number | null }) {
  const name = teamNameOrFallback(team.name || team.displayName, id);
  return (
    <div className="flex min-w-0 flex-col items-center gap-2 text-center">
      <Crest id={id} name={name} logo={team.logo} size="lg" />
      <p className="w-full font-semibold leading-tight max-sm:text-sm">
        <TeamName team={team} id={id} />
      </p>
    </div>
  );
}
