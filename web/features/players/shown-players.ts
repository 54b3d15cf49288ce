/** The lists of players on the screen, as a write has just left them: those over everything may lag behind it. */
import type { Player } from '#shared/domain/schemas/player.ts';
import { showAtOnce } from '../../lib/show-at-once.ts';

type Shown = readonly Player[];

/** Created, changed, or moved to another team. */
export function showPlayer(player: Player, teamBefore = player.teamId): void {
  const without = (players: Shown) => players.filter(({ id }) => id !== player.id);
  const placed = (players: Shown) => {
    const isKnown = players.some(({ id }) => id === player.id);
    return isKnown ? players.map((each) => (each.id === player.id ? player : each)) : [...players, player];
  };
  showAtOnce('GET /players', {}, (players) => placed(players));
  showAtOnce('GET /players/team/{id}', { params: { id: player.teamId } }, (players) => placed(players).sort(byNumber));
  if (teamBefore !== player.teamId) {
    showAtOnce('GET /players/team/{id}', { params: { id: teamBefore } }, without);
  }
}

export function hidePlayer({ id, teamId }: Player): void {
  const without = (players: Shown) => players.filter((player) => player.id !== id);
  showAtOnce('GET /players', {}, without);
  showAtOnce('GET /players/team/{id}', { params: { id: teamId } }, without);
}

const byNumber = (a: Player, b: Player): number => a.jerseyNumber - b.jerseyNumber || a.id - b.id;
