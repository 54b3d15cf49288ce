/** The latest results of all tournaments, newest first. */
import type { FormattedMatch } from '#shared/domain/schemas/match.ts';
import type { MatchGoal } from '#shared/domain/schemas/match-event.ts';
import { paths } from '#shared/pages/paths.ts';
import { type KnownToday, LineEndingInDay } from '../day.tsx';
import { matchMarks } from '../match-marks.ts';
import { MatchRow } from '../match-row.tsx';

/** Few enough that the tables below them are found on a phone. */
const shownResults = 6;

interface LatestResultsProps {
  readonly matches: readonly FormattedMatch[];
  readonly tournamentNames: ReadonlyMap<number, string>;
  readonly today: KnownToday;
  readonly linksTeams: boolean;
  readonly goals: readonly MatchGoal[];
  readonly hasWholeNames?: boolean;
}

export function LatestResults({
  matches,
  tournamentNames,
  today,
  linksTeams,
  goals,
  hasWholeNames = false,
}: LatestResultsProps) {
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,30rem),1fr))] gap-2">
      {matches.slice(0, shownResults).map((match) => (
        <li key={match.id} {...matchMarks(match)} className="min-w-0 rounded-card border border-line bg-surface">
          <MatchRow
            match={match}
            detail={
              <LineEndingInDay
                parts={[tournamentNames.get(match.tournamentId), match.round]}
                date={match.matchDate}
                today={today}
                isCentered
              />
            }
            href={paths.match.getHref(match.id)}
            linksTeams={linksTeams}
            hasWholeNames={hasWholeNames}
            goals={goals.filter(({ matchId }) => matchId === match.id)}
          />
        </li>
      ))}
    </ul>
  );
}
