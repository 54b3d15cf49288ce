/** Badge with the status of a match. */
import type { MatchStatus } from '#shared/domain/schemas/match.ts';
import { matchStatusLabels } from '#shared/text/labels.ts';
import { Badge, type BadgeVariant } from '../ui/badge.tsx';

const badgeVariantByStatus: Record<MatchStatus, BadgeVariant> = {
  scheduled: 'active',
  in_progress: 'live',
  completed: 'neutral',
  cancelled: 'attention',
  postponed: 'attention',
};

export function MatchStatusBadge({ status }: { readonly status: MatchStatus }) {
  return <Badge variant={badgeVariantByStatus[status]}>{matchStatusLabels[status]}</Badge>;
}
