/** The top scorers of a team, with medals for the first three. */
import type { Scorer } from '#shared/domain/schemas/statistics.ts';
import { formatPlural } from '#shared/spanish/numbers.ts';
import { medalOf } from '#shared/text/statistics.ts';
import type { LoadState } from '../../lib/api/use-get.ts';
import { Medal } from '../../views/medal.tsx';
import { TeamPanel } from './team-panel.tsx';

export function TeamScorers({ scorers: { data, error, retry } }: { readonly scorers: LoadState<Scorer[]> }) {
  return (
    <TeamPanel
      title="TOP GOLEADORES"
      items={data}
      error={error}
      onRetry={retry}
      emptyText="Sin goles registrados"
      failureText="No se pudieron cargar los goleadores"
    >
      {(scorer) => <ScorerRow key={scorer.playerId} scorer={scorer} position={rankOfScorer(scorer, data ?? [])} />}
    </TeamPanel>
  );
}

/** Players with equal goals share a position. */
const rankOfScorer = ({ goals }: Scorer, scorers: readonly Scorer[]): number =>
  1 + scorers.filter((other) => other.goals > goals).length;

function ScorerRow({ scorer, position }: { readonly scorer: Scorer; readonly position: number }) {
  return (
    <li className="flex min-h-14 flex-wrap items-center justify-end gap-x-3 px-3 py-2">
      <Medal positionDisplay={String(position)} medalIcon={medalOf(position)} />
      <span className="min-w-0 flex-[1_1_8rem]">
        <span className="block leading-tight">{scorer.playerName}</span>
        <span className="text-muted text-sm">{scorer.teamName}</span>
      </span>
      <span className="shrink-0 font-display font-semibold text-lg tabular-nums">
        <span aria-hidden="true">{scorer.goals}</span>
        <span className="sr-only">{formatPlural(scorer.goals, 'gol', 'goles')}</span>
      </span>
    </li>
  );
}
