/** Players whom this phone adds to a sheet and whom the server does not know yet. */
import type { SheetPlayer, SheetView } from '#shared/domain/schemas/sheet-view.ts';
import { newPlayerId } from '#shared/domain/sheet/new-players.ts';
import type { SheetWithMatch } from '#shared/domain/sheet/state.ts';
import type { NewOperation, WaitingOperation } from './queue/queued-operation.ts';

type NewPlayerOperation = Extract<NewOperation, { kind: 'newPlayer' }>;

/** The squads with those players, each under the id by which this phone names him. */
export function withUnsentPlayers(
  { squads, match, newPlayers = [] }: SheetView,
  waiting: readonly WaitingOperation[],
): SheetView['squads'] {
  const isKnown = (operationId: string) => newPlayers.some((added) => added.operationId === operationId);
  const addedTo = (teamId: number | null) =>
    waiting.flatMap(({ id, content }) =>
      content.kind === 'newPlayer' && content.teamId === teamId && !isKnown(id) ? [playerOf(id, content)] : [],
    );
  return {
    home: [...squads.home, ...addedTo(match.homeTeamId)],
    away: [...squads.away, ...addedTo(match.awayTeamId)],
  };
}

const playerOf = (id: string, { firstName, lastName, jerseyNumber }: NewPlayerOperation): SheetPlayer => ({
  id: newPlayerId(id),
  firstName,
  lastName,
  jerseyNumber,
  position: null,
  isStarter: null,
  isInLineup: null,
  suspension: '',
  awaitsApproval: true,
});

/** Whether the sheet has the player; one that the rules do not take is not shown. */
export const isOnSheet = ({ newPlayers = {} }: Pick<SheetWithMatch, 'newPlayers'>, { id }: SheetPlayer): boolean =>
  id > 0 || Object.values(newPlayers).some(({ playerId }) => playerId === id);
