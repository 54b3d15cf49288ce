/** The slim band at the top of the home page: the federation's name, a welcome, and three counters. */
import type { HomePageData } from '#shared/pages/page-data.ts';
import { formatCount } from '#shared/spanish/numbers.ts';
import { FederationCrest } from '../frame/federation-crest.tsx';

interface FederationBandProps {
  readonly name: string;
  readonly counters: HomePageData['counters'];
}

export function FederationBand({ name, counters }: FederationBandProps) {
  return (
    <header className="flex items-center gap-3 rounded-card border border-line bg-surface px-4 py-3">
      <FederationCrest className="size-12" />
      <div className="min-w-0">
        <h1 className="text-xl md:text-2xl">{name}</h1>
        <p className="text-muted text-sm">Bienvenido al Torneo de Fútbol</p>
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
