/** Which players may be in a lineup, and which of a stored one are still shown. */

import type { Lineup } from '#shared/domain/schemas/lineup.ts';
import type { Settings } from '#shared/domain/schemas/settings.ts';
import { countOfFormation } from '#shared/domain/squads/formations.ts';
import { invalidFieldProblem } from '../../platform/problem.ts';
import type { TableWrite } from '../../platform/table/commit.ts';
import { keys } from '../../platform/table/keys.ts';
import { readPlayersById, type StoredPlayer } from '../records/players.ts';

type PlayersById = ReadonlyMap<number, StoredPlayer>;

/** The players of a lineup that still exist, by id. */
export const readPlayersOfLineup = ({ positions }: Pick<Lineup, 'positions'>): Promise<PlayersById> =>
  readPlayersById(positions.map(({ playerId }) => playerId));

/** The lineup without players who have left the team, become inactive or been deleted since it was saved. */
export function withoutFormerPlayers<L extends Pick<Lineup, 'teamId' | 'positions'>>(
  lineup: L,
  players: PlayersById,
): L {
  const positions = lineup.positions.filter(({ playerId }) => {
    const player = players.get(playerId);
    return player?.teamId === lineup.teamId && player.status !== 'inactive';
  });
  return { ...lineup, positions };
}

/**
 * The lineup of a played match: players stay in it when they leave the team, and only deleted players are left out,
 * because their name is gone.
 */
export function withoutDeletedPlayers<L extends Pick<Lineup, 'positions'>>(lineup: L, players: PlayersById): L {
  return { ...lineup, positions: lineup.positions.filter(({ playerId }) => players.has(playerId)) };
}

/** Ids of the players in the stored lineup of a played match: they may stay in it whatever happened to them since. */
export type PlayerIdsInPlayedLineup = ReadonlySet<number>;

/**
 * Throws 400 unless every player belongs to the team and is not inactive, or is among `recorded`. Returns checks that
 * this still holds when the lineup is written.
 */
export async function requireEligiblePlayers(
  teamId: number,
  positions: Lineup['positions'],
  recorded: PlayerIdsInPlayedLineup = new Set(),
): Promise<TableWrite[]> {
  const players = await readPlayersOfLineup({ positions });
  return positions.flatMap(({ playerId }, at): TableWrite[] => {
    if (recorded.has(playerId)) return [];
    const path = `positions.${at}.playerId`;
    const player = players.get(playerId);
    if (player?.teamId !== teamId) throw invalidFieldProblem(path, 'Ese jugador no es del equipo');
    const inactive = () => invalidFieldProblem(path, `${player.firstName} ${player.lastName} está inactivo`);
    if (player.status === 'inactive') throw inactive();
    return [
      {
        check: keys.player(teamId, playerId),
        condition: 'attribute_exists(pk) AND #status <> :inactive',
        names: { '#status': 'status' },
        values: { ':inactive': 'inactive' },
        otherwise: inactive,
      },
    ];
  });
}

/** Throws 400 unless the formation and its places are for as many players as begin a match of this federation. */
export function requireLineupOfSize(
  { formation, positions }: Pick<Lineup, 'formation' | 'positions'>,
  { starters }: Pick<Settings, 'starters'>,
): void {
  if (countOfFormation(formation) !== starters)
    throw invalidFieldProblem('formation', `Debe sumar ${starters} jugadores, con quien ataja`);
  const beyond = positions.findIndex(({ positionId }) => positionId > starters);
  if (beyond >= 0) throw invalidFieldProblem(`positions.${beyond}.positionId`, `Debe ser ${starters} o menos`);
}
