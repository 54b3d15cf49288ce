/** Badge with the status of a tournament. */
import type { TournamentStatus } from '#shared/domain/schemas/tournament.ts';
import { tournamentStatusLabels } from '#shared/text/labels.ts';
import { Badge, type BadgeLook } from '../../ui/badge.tsx';

const badgeLookByStatus: Record<TournamentStatus, BadgeLook> = {
  pending: 'attention',
  in_progress: 'active',
  completed: 'neutral',
};

export function TournamentStatusBadge({ status }: { readonly status: TournamentStatus }) {
  return <Badge look={badgeLookByStatus[status]}>{tournamentStatusLabels[status]}</Badge>;
}
