/** Hint for admins when a tournament's status no longer fits its matches: the status never changes automatically. */
import type { TournamentSummary } from '#shared/domain/schemas/standing.ts';
import type { Tournament } from '#shared/domain/schemas/tournament.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';

interface StatusFacts {
  readonly tournament: Pick<Tournament, 'status'>;
  readonly summary: Pick<TournamentSummary, 'completedMatches' | 'pendingMatches'>;
}

interface StatusHintProps extends StatusFacts {
  readonly onChange: () => void;
}

export function StatusHint({ onChange, ...state }: StatusHintProps) {
  const hint = statusHintText(state);
  return hint && <Notice action={<Button onClick={onChange}>Cambiar estado</Button>}>{hint}</Notice>;
}

/**
 * What the hint says; null when the status fits the matches.
 *
 * @internal
 */
export function statusHintText({ tournament, summary }: StatusFacts): string | null {
  const { status } = tournament;
  const { completedMatches, pendingMatches } = summary;
  if (completedMatches === 0) return null;
  if (status === 'pending') return 'Ya hay resultados, pero el torneo sigue Pendiente y no figura entre los activos.';
  if (status === 'in_progress' && pendingMatches === 0)
    return 'Se jugaron todos los partidos. Si el torneo terminó, ya puede pasar a Finalizado.';
  return null;
}
