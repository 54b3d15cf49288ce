/** The slim band at the top of the home page: a welcome and three counters. The bar above it shows crest and name. */
import type { HomePageData } from '#shared/pages/page-data.ts';
import { formatCount } from '#shared/spanish/numbers.ts';

interface FederationBandProps {
  readonly name: string;
  readonly counters: HomePageData['counters'];
}

export function FederationBand({ name, counters }: FederationBandProps) {
  return (
    <header className="rounded-card border border-line bg-surface px-4 py-2">
      <div className="min-w-0">
        <h1 className="sr-only">{name}</h1>
        <p className="font-medium">Bienvenido al Torneo de Fútbol</p>
        <dl className="flex flex-wrap gap-x-4 text-sm">
          <Counter label="Torneos en curso" value={counters.activeTournaments} />
          <Counter label="Partidos por jugar" value={counters.upcomingMatches} />
          <Counter label="Equipos" value={counters.teams} />
        </dl>
      </div>
    </header>
  );
}

function Counter({ label, value }: { readonly label: string; readonly value: number }) {
  return (
    <div className="flex gap-1">
      <dt className="text-muted">{label}</dt>
      <dd className="font-medium tabular-nums">{formatCount(value)}</dd>
    </div>
  );
}
