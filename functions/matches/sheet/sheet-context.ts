/** Reads what operations are judged by besides the sheet: both squads, and who may not play. */
import type { SheetOperation } from '#shared/domain/schemas/sheet.ts';
import type { SheetContext, SquadMember } from '#shared/domain/sheet/state.ts';
import type { StoredPlayer } from '../../competition/records/players.ts';
import type { LoadedSheet } from '../../competition/sheets/load-sheet.ts';
import { judgeSides, sidesOf } from './sheet-verdicts.ts';
import type { SquadsOfMatch } from './squads-of-match.ts';

/** Who may not play is read when an operation says who is present: no other operation depends on it. */
export async function contextOfOperation(
  { match, tournament }: Pick<LoadedSheet, 'match' | 'tournament'>,
  operation: SheetOperation,
  { squads: { home, away }, now }: { readonly squads: SquadsOfMatch; readonly now: Date },
): Promise<SheetContext> {
  const judged = sidesOf(match, { home, away }).filter(
    ({ teamId }) => operation.kind === 'presence' && teamId === operation.teamId,
  );
  const verdicts = judged.length > 0 ? await judgeSides(tournament, match, judged, { caller: null, now }) : new Map();
  const toMember = ({ id, firstName, lastName, pendingMatchId }: StoredPlayer): SquadMember => {
    const awaitsApproval = pendingMatchId === match.id || undefined;
    return { id, firstName, lastName, suspension: verdicts.get(id)?.suspension ?? '', awaitsApproval };
  };
  return { rules: tournament.rules, squads: { home: home.map(toMember), away: away.map(toMember) } };
}
