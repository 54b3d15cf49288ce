/** Badge with a player's status. A suspension is shown before any other status. */
import type { Player } from '#shared/domain/schemas/player.ts';
import { plural } from '#shared/spanish/numbers.ts';
import { playerStatusLabels } from '#shared/text/labels.ts';
import { Badge, type BadgeLook } from '../../ui/badge.tsx';

type PlayerCondition = Pick<Player, 'status' | 'suspensionMatchesRemaining'>;

const statusLooks: Record<Player['status'], BadgeLook> = { active: 'good', injured: 'attention', inactive: 'neutral' };

export function PlayerStatusBadge({ player }: { readonly player: PlayerCondition }) {
  const { status, suspensionMatchesRemaining: matches } = player;
  if (matches > 0) return <Badge look="bad">{`Suspendido (${plural(matches, 'partido')})`}</Badge>;
  return <Badge look={statusLooks[status]}>{playerStatusLabels[status]}</Badge>;
}
