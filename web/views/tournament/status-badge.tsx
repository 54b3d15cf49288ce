/** Badge with the status of a tournament. */
import type { TournamentStatus } from '#shared/domain/schemas/tournament.ts';
import { tournamentStatusLabels } from '#shared/text/labels.ts';
import { Badge, type BadgeVariant } from '../../ui/badge.tsx';

const badgeVariantByStatus: Record<TournamentStatus, BadgeVariant> = {
  pending: 'attention',
  in_progress: 'active',
  completed: 'neutral',
};

export function TournamentStatusBadge({ status }: { readonly status: TournamentStatus }) {
  return <Badge variant={badgeVariantByStatus[status]}>{tournamentStatusLabels[status]}</Badge>;
}
