/** Statistics of a tournament: goals, average, top scorer and most active team; empty ones are left out. */
import type { TournamentSummary } from '#shared/domain/schemas/standing.ts';
import { formatAverage, formatCount } from '#shared/spanish/numbers.ts';

export function TournamentStats({ stats }: Pick<TournamentSummary, 'stats'>) {
  const { totalGoals, averageGoalsPerMatch, topScorer, topScorerGoals, mostActiveTeam } = stats;
  const lines = [
    { label: 'Goles', value: formatCount(totalGoals) },
    { label: 'Promedio por partido', value: formatAverage(averageGoalsPerMatch) },
    { label: 'Goleador', value: topScorer && `${topScorer} (${topScorerGoals})` },
    { label: 'Equipo más activo', value: mostActiveTeam },
  ];
  return (
    <dl className="flex flex-wrap gap-x-6 gap-y-1 text-sm">
      {lines
        .filter(({ value }) => value !== '')
        .map(({ label, value }) => (
          <div key={label}>
            <dt className="inline text-muted">{`${label}: `}</dt>
            <dd className="inline font-semibold tabular-nums">{value}</dd>
          </div>
        ))}
    </dl>
  );
}
