/** The live matches with their scores. */
import type { LiveMatch } from '#shared/domain/schemas/agenda.ts';
import type { MatchGoal } from '#shared/domain/schemas/match-event.ts';
import { paths } from '#shared/pages/paths.ts';
import { matchMarks } from '../match-marks.ts';
import { MatchRow } from '../match-row.tsx';
import { TournamentRoundAndPlace } from './tournament-round-and-place.tsx';

interface LiveMatchesProps {
  readonly matches: readonly LiveMatch[];
  readonly tournamentNames: ReadonlyMap<number, string>;
  readonly linksTeams: boolean;
  readonly goals: readonly MatchGoal[];
}

export function LiveMatches({ matches, tournamentNames, linksTeams, goals }: LiveMatchesProps) {
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,30rem),1fr))] gap-2">
      {matches.map((match) => (
        <li key={match.id} {...matchMarks(match)} className="min-w-0 rounded-card border border-line bg-surface">
          <MatchRow
            match={{ ...match, status: 'in_progress' }}
            detail={<TournamentRoundAndPlace match={match} tournamentNames={tournamentNames} />}
            href={paths.match.getHref(match.id)}
            linksTeams={linksTeams}
            matchMinutes={match.matchMinutes}
            goals={goals.filter(({ matchId }) => matchId === match.id)}
          />
        </li>
      ))}
    </ul>
  );
}
