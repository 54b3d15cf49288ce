/** Who scored in a match, below each team's name; where the teams stand one below the other, each line says for whom. */
import type { FormattedMatch } from '#shared/domain/schemas/match.ts';
import type { MatchGoal } from '#shared/domain/schemas/match-event.ts';
import { eventLabel, formatMinute } from '#shared/text/event-labels.ts';
import { TeamName } from './team-name.tsx';

interface MatchGoalsProps {
  readonly match: Pick<FormattedMatch, 'homeTeam' | 'awayTeam' | 'homeTeamId' | 'awayTeamId'>;
  readonly goals: readonly MatchGoal[];
  /** As in the row of the match. */
  readonly hasWholeNames: boolean;
}

export function MatchGoals(props: MatchGoalsProps) {
  return (
    <span className="mt-1 grid grid-cols-2 gap-x-12 text-muted text-xs leading-tight @max-[14rem]:grid-cols-1">
      <span className="sr-only">Goles: </span>
      <Scorers {...props} side="home" />
      <Scorers {...props} side="away" />
    </span>
  );
}

function Scorers({ match, goals, hasWholeNames, side }: MatchGoalsProps & Pick<MatchGoal, 'side'>) {
  const scorers = scorersText(goals, side);
  return (
    <span className={`@max-[14rem]:text-center ${side === 'home' ? 'text-right' : ''}`}>
      {scorers && (
        <span data-of="" className="hidden @max-[14rem]:inline">
          <TeamName team={match[`${side}Team`]} id={match[`${side}TeamId`]} isWhole={hasWholeNames} />:{' '}
        </span>
      )}
      {scorers}
    </span>
  );
}

/**
 * For example "Ciro Bravo 4', 22', Teo Ruiz (e.c.) 15', Luz Paz (2)": each player once, in the order of their first goals.
 * 'Gol' stands for scorers who are not known; whoever scored several of which a minute is not known has their number.
 */
function scorersText(goals: readonly MatchGoal[], side: MatchGoal['side']): string {
  const ofSide = goals.filter((goal) => goal.side === side);
  const byPlayer = Map.groupBy(
    ofSide,
    ({ playerName, isOwnGoal }) => `${playerName || eventLabel('goal')}${isOwnGoal ? ' (e.c.)' : ''}`,
  );
  return [...byPlayer].map(([player, scored]) => `${player}${minutesText(scored)}`).join(', ');
}

function minutesText(goals: readonly MatchGoal[]): string {
  const known = goals.map(({ minute }) => formatMinute(minute)).filter(Boolean);
  const number = goals.length > Math.max(1, known.length) ? ` (${goals.length})` : '';
  return `${known.length > 0 ? ` ${known.join(', ')}` : ''}${number}`;
}
