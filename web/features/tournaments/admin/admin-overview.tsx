/** Tells an admin the next step for a tournament: its setup, or a change of its status. */

import type { Bracket } from '#shared/domain/schemas/bracket.ts';
import type { TournamentSummary } from '#shared/domain/schemas/standing.ts';
import type { Tournament } from '#shared/domain/schemas/tournament.ts';
import { useGet } from '../../../lib/api/use-get.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import type { AdminDialogState } from './admin-dialog-state.ts';
import { SetupChecklist } from './setup-checklist.tsx';
import { StatusHint } from './status-hint.tsx';

interface AdminOverviewProps {
  readonly tournament: Tournament;
  readonly summary: TournamentSummary;
  readonly bracket: Bracket | undefined;
  readonly onSelect: (task: AdminDialogState) => void;
}

export function AdminOverview({ tournament, summary, bracket, onSelect }: AdminOverviewProps) {
  const { data: canchas, error } = useGet('GET /canchas', {});
  if (summary.completedMatches > 0) {
    return (
      <StatusHint tournament={tournament} summary={summary} bracket={bracket} onChange={() => onSelect('status')} />
    );
  }
  if (tournament.status === 'completed') return null;
  if (!canchas) return error ? null : <Skeleton className="h-79.5 rounded-card md:h-34.5" />;
  return (
    <SetupChecklist
      tournamentId={tournament.id}
      facts={{
        teams: tournament.teamIds.length,
        canchas: canchas.length,
        matches: summary.totalMatches,
        results: summary.completedMatches,
      }}
      onSelect={onSelect}
    />
  );
}
