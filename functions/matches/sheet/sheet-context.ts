/** Reads what operations are judged by besides the sheet: both squads, and who is suspended. */
import type { SheetOperation } from '#shared/domain/schemas/sheet.ts';
import { type SheetContext, type SquadMember, sideOfTeam } from '#shared/domain/sheet/state.ts';
import type { StoredMatch } from '../../competition/records/matches.ts';
import { listPlayersOfTeam, type StoredPlayer } from '../../competition/records/players.ts';
import type { LoadedSheet } from '../../competition/sheets/load-sheet.ts';
import { readSuspensionReasons } from '../../competition/squads/suspended.ts';

export interface SquadsOfMatch {
  readonly home: readonly StoredPlayer[];
  readonly away: readonly StoredPlayer[];
}

export async function readSquads({ homeTeamId, awayTeamId }: StoredMatch): Promise<SquadsOfMatch> {
  const [home, away] = await Promise.all([listPlayersOfSide(homeTeamId), listPlayersOfSide(awayTeamId)]);
  return { home, away };
}

const listPlayersOfSide = async (teamId: number | null) => (teamId === null ? [] : listPlayersOfTeam(teamId));

/** Suspensions are read for the players that the operation says are present: no other operation depends on them. */
export async function contextOfOperation(
  { match, tournament }: Pick<LoadedSheet, 'match' | 'tournament'>,
  operation: SheetOperation,
  { squads: { home, away }, now }: { readonly squads: SquadsOfMatch; readonly now: Date },
): Promise<SheetContext> {
  const isPresenceOfSide = operation.kind === 'presence' && sideOfTeam(match, operation.teamId) !== undefined;
  const reasons = isPresenceOfSide
    ? await readSuspensionReasons(match, operation.teamId, operation.playerIds, now)
    : new Map<number, string>();
  const toMember = ({ id, firstName, lastName }: StoredPlayer): SquadMember => {
    return { id, firstName, lastName, suspension: reasons.get(id) ?? '' };
  };
  return { rules: tournament.rules, squads: { home: home.map(toMember), away: away.map(toMember) } };
}
