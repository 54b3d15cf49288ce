/** Badge with a player's status. A suspension is shown before any other status. */
import type { Player } from '#shared/domain/schemas/player.ts';
import { formatPlural } from '#shared/spanish/numbers.ts';
import { playerStatusLabels } from '#shared/text/labels.ts';
import { Badge, type BadgeVariant } from '../../ui/badge.tsx';

type StatusAndSuspension = Pick<Player, 'status' | 'suspensionMatchesRemaining' | 'pendingMatchId'>;

const badgeVariantByStatus: Record<Player['status'], BadgeVariant> = {
  active: 'neutral',
  injured: 'attention',
  inactive: 'neutral',
};

export function PlayerStatusBadge({ player }: { readonly player: StatusAndSuspension }) {
  const { status, suspensionMatchesRemaining: matches, pendingMatchId } = player;
  if (pendingMatchId !== undefined) return <Badge variant="attention">Por aprobar</Badge>;
  if (matches > 0) return <Badge variant="bad">{`Suspendido (${formatPlural(matches, 'partido')})`}</Badge>;
  return <Badge variant={badgeVariantByStatus[status]}>{playerStatusLabels[status]}</Badge>;
}
