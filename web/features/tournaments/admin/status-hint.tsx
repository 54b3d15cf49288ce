/** Hint for admins when a tournament's status no longer fits its matches: the status never changes automatically. */
import type { TournamentSummary } from '#shared/domain/schemas/standing.ts';
import type { Tournament } from '#shared/domain/schemas/tournament.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';

interface StatusHintProps {
  readonly tournament: Tournament;
  readonly summary: TournamentSummary;
  readonly today: string;
  readonly onChange: () => void;
}

export function StatusHint({ onChange, ...state }: StatusHintProps) {
  const hint = statusHintText(state);
  return hint && <Notice action={<Button onClick={onChange}>Cambiar estado</Button>}>{hint}</Notice>;
}

function statusHintText({ tournament, summary, today }: Omit<StatusHintProps, 'onChange'>): string | null {
  const { status, endDate } = tournament;
  const { completedMatches, pendingMatches } = summary;
  if (completedMatches === 0) return null;
  if (status === 'pending') return 'Ya hay resultados, pero el torneo sigue Pendiente y no figura entre los activos.';
  if (status === 'in_progress' && pendingMatches === 0 && endDate < today) {
    return 'Se jugaron todos los partidos y la fecha de fin pasó, pero el torneo sigue En curso.';
  }
  return null;
}
