/** What a player's figures say where there are no columns for them. */
import type { Player } from '#shared/domain/schemas/player.ts';
import { formatPlural } from '#shared/spanish/numbers.ts';

/** As ['3 partidos', '1 gol']; figures of 0 are left out. */
export const playerFiguresTexts = ({
  matchesPlayed,
  goalsScored,
}: Pick<Player, 'matchesPlayed' | 'goalsScored'>): string[] => [
  ...(matchesPlayed > 0 ? [formatPlural(matchesPlayed, 'partido')] : []),
  ...(goalsScored > 0 ? [formatPlural(goalsScored, 'gol', 'goles')] : []),
];
