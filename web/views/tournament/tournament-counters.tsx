/** Four numbers about a tournament: teams, matches, completed and pending matches. */
import type { TournamentSummary } from '#shared/domain/schemas/standing.ts';
import { formatCount } from '#shared/spanish/numbers.ts';

type TournamentCounts = Pick<TournamentSummary, 'totalTeams' | 'totalMatches' | 'completedMatches' | 'pendingMatches'>;

interface TournamentCountersProps {
  readonly summary: TournamentCounts;
  readonly size?: 'normal' | 'large';
}

export function TournamentCounters({ summary, size = 'normal' }: TournamentCountersProps) {
  const counters = [
    { label: 'Equipos', value: summary.totalTeams },
    { label: 'Partidos', value: summary.totalMatches },
    { label: 'Completados', value: summary.completedMatches },
    { label: 'Pendientes', value: summary.pendingMatches },
  ];
  const isLarge = size === 'large';
  return (
    <dl className="grid grid-cols-[repeat(auto-fit,minmax(4.25rem,1fr))] divide-x divide-line rounded-card border border-line bg-surface">
      {counters.map(({ label, value }) => (
        <div key={label} className="flex flex-col-reverse items-center px-0.5 py-2 text-center">
          <dt
            className={`font-display text-muted text-sm leading-tight max-[350px]:text-xs ${isLarge ? 'md:text-base' : ''}`}
          >
            {label}
          </dt>
          <dd className={`font-display font-semibold tabular-nums ${isLarge ? 'text-xl md:text-2xl' : 'text-lg'}`}>
            {formatCount(value)}
          </dd>
        </div>
      ))}
    </dl>
  );
}
