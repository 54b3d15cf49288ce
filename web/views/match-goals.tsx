/** Who scored in a match, below each team's name. */
import type { MatchGoal } from '#shared/domain/schemas/match-event.ts';
import { eventLabel, formatMinute } from '#shared/text/event-labels.ts';

export function MatchGoals({ goals }: { readonly goals: readonly MatchGoal[] }) {
  return (
    <span className="mt-1 grid grid-cols-2 gap-x-12 text-muted text-xs leading-tight @max-[14rem]:grid-cols-1">
      <span className="text-right @max-[14rem]:text-center">
        <span className="sr-only">Goles: </span>
        {scorersText(goals, 'home')}
      </span>
      <span className="@max-[14rem]:text-center">{scorersText(goals, 'away')}</span>
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
