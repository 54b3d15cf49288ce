/** Hint for admins when a tournament's status no longer fits its matches: the status never changes automatically. */
import type { Bracket, BracketStage, BracketTie } from '#shared/domain/schemas/bracket.ts';
import type { TournamentSummary } from '#shared/domain/schemas/standing.ts';
import type { Tournament } from '#shared/domain/schemas/tournament.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';

/** @internal */
export interface StatusFacts {
  readonly tournament: Pick<Tournament, 'status'>;
  readonly summary: Pick<TournamentSummary, 'completedMatches' | 'pendingMatches'>;
  /** Undefined when it could not be loaded: then nothing is said of the end. */
  readonly bracket: DecidedBracket | undefined;
}

interface DecidedBracket extends Pick<Bracket, 'isProjection'> {
  /** Null until one is known, also after a level final without penalties. */
  readonly champion: unknown;
  readonly stages: readonly (Pick<BracketStage, 'stage'> & {
    readonly ties: readonly Pick<BracketTie, 'decidedBy'>[];
  })[];
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
export function statusHintText({ tournament, summary, bracket }: StatusFacts): string | null {
  const { status } = tournament;
  const { completedMatches, pendingMatches } = summary;
  if (completedMatches === 0) return null;
  if (status === 'pending') return 'Ya hay resultados, pero el torneo sigue Pendiente y no figura entre los activos.';
  if (status !== 'in_progress' || !bracket) return null;
  const [final, another] = bracket.stages.filter(({ stage }) => stage === 'final').flatMap(({ ties }) => ties);
  // Without a final, or with several, no match decides the tournament alone.
  const hasFinal = !bracket.isProjection && final !== undefined && another === undefined;
  const isOver = hasFinal ? bracket.champion !== null || final.decidedBy === 'nobody' : pendingMatches === 0;
  if (!isOver) return null;
  const what = hasFinal ? 'Se definió la final.' : 'Se jugaron todos los partidos.';
  return `${what} Si el torneo terminó, ya puede pasar a Finalizado.`;
}
