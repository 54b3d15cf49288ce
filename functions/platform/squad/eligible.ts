/** Who may stand in a lineup, and who still does. */
import type { Lineup } from '#shared/domain/schemas/lineup.ts';
import { invalidField } from '../problem.ts';
import type { Write } from '../table/commit.ts';
import { keys } from '../table/keys.ts';
import { mapPlayers } from '../table/players.ts';

/** The lineup as it is shown: without players who left the team, were deleted or are inactive since it was saved. */
export async function withoutFormerPlayers<L extends Pick<Lineup, 'teamId' | 'positions'>>(lineup: L): Promise<L> {
  const players = await mapPlayers(lineup.positions.map(({ playerId }) => playerId));
  const positions = lineup.positions.filter(({ playerId }) => {
    const player = players.get(playerId);
    return player?.teamId === lineup.teamId && player.status !== 'inactive';
  });
  return { ...lineup, positions };
}

/** The lineup of a match that was played: whoever stood in it did, wherever he went; only the deleted have no name. */
export async function withoutDeletedPlayers<L extends Pick<Lineup, 'positions'>>(lineup: L): Promise<L> {
  const players = await mapPlayers(lineup.positions.map(({ playerId }) => playerId));
  return { ...lineup, positions: lineup.positions.filter(({ playerId }) => players.has(playerId)) };
}

/** Whoever a played match's lineup recorded did stand in it, whatever became of him since. */
export type RecordedPlayers = ReadonlySet<number>;

/** 400 unless every player is of the team and not inactive, or recorded; the checks keep it so while it is written. */
export async function requireEligible(
  teamId: number,
  positions: Lineup['positions'],
  recorded: RecordedPlayers = new Set(),
): Promise<Write[]> {
  const players = await mapPlayers(positions.map(({ playerId }) => playerId));
  return positions.flatMap(({ playerId }, at): Write[] => {
    if (recorded.has(playerId)) return [];
    const path = `positions.${at}.playerId`;
    const player = players.get(playerId);
    if (player?.teamId !== teamId) throw invalidField(path, 'Ese jugador no es del equipo');
    const inactive = () => invalidField(path, `${player.firstName} ${player.lastName} está inactivo`);
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
