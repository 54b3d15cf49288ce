/** Wraps a page about one tournament: shows the select, and covers loading, failure and the absence of tournaments. */
import type { ReactNode } from 'react';
import type { Tournament } from '#shared/domain/schemas/tournament.ts';
import { errorMessageOf } from '../../lib/http/api-error.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorCard } from '../../ui/error-card.tsx';
import { SkeletonList } from '../../ui/skeleton.tsx';
import { TournamentSelect } from './tournament-select.tsx';
import type { useTournamentChoice } from './use-tournament-choice.ts';

interface WithTournamentProps {
  readonly choice: ReturnType<typeof useTournamentChoice>;
  /** Message when the tournaments fail to load, for example 'No se pudo cargar el fixture'. */
  readonly loadFailure: string;
  /** Button shown when there are no tournaments, for users who may create one. */
  readonly emptyAction?: ReactNode;
  readonly children: (tournament: Tournament) => ReactNode;
}

export function WithTournament({ choice, loadFailure, emptyAction, children }: WithTournamentProps) {
  const { tournaments, tournament, tournamentId, choose, isUnknown, error, retry } = choice;
  if (!tournaments) {
    return error ? (
      <ErrorCard title={loadFailure} detail={errorMessageOf(error)} onRetry={retry} />
    ) : (
      <SkeletonList count={5} className="h-20" />
    );
  }
  if (tournaments.length === 0) {
    return <EmptyState icon="trophy" title="Todavía no hay torneos" action={emptyAction} />;
  }
  return (
    <>
      <TournamentSelect tournaments={tournaments} selected={tournamentId} onSelect={choose} />
      {isUnknown && <EmptyState icon="trophy" title="Torneo no encontrado" />}
      {tournament && children(tournament)}
    </>
  );
}
