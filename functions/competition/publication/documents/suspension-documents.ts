/** The bans of a tournament with the names of players and teams, and the documents they are published in. */
import { compareRounds } from '#shared/domain/round-names.ts';
import type { SanctionView } from '#shared/domain/sanctions/live-sanctions.ts';
import type { Ban, Suspension } from '#shared/domain/schemas/suspension.ts';
import { computeBans } from '#shared/domain/suspensions/suspensions.ts';
import { compareText } from '#shared/spanish/order.ts';
import { teamNameOrFallback } from '#shared/text/labels.ts';
import type { SortOrder } from '../../../platform/http/paging.ts';
import { withBulletins } from '../../discipline/told-bans.ts';
import { cutByRowsAndSize, type ListSlice, type SliceName, slicesByDocumentName } from './list-slices.ts';
import type { TournamentData } from './tournament-data.ts';

export type SuspensionDocuments = { [Name in SliceName<'SUSPENSIONS'>]: ListSlice<Suspension> };

/**
 * The bans of a tournament on the federation's day `today`, in the order they were given: for everybody, or for whoever knows
 * all sanctions.
 */
export function suspensionsOf(source: TournamentData, today: string, view: SanctionView): Suspension[] {
  const { tournament, matches, events, players, references, discipline } = source;
  const rules = tournament.rules.suspensions;
  const bans = computeBans({ matches, events, rules, today, discipline: { ...discipline, view } });
  return withBulletins(bans, source.bulletins).map((ban) => {
    const { firstName = 'Jugador', lastName = 'desconocido' } = players.get(ban.playerId) ?? {};
    return {
      ...ban,
      playerName: `${firstName} ${lastName}`,
      teamName: teamNameOrFallback(references.teams.get(ban.teamId)?.name, ban.teamId),
      tournamentId: tournament.id,
      ...endSinceLastBulletin(ban, source),
    };
  });
}

/** The day of the last match that served a ban, or the last day of one in time, on or after that of the last bulletin. */
function endSinceLastBulletin(
  { remaining, sanction, misses }: Ban,
  { bulletins, matches }: TournamentData,
): Pick<Suspension, 'endedOn'> {
  const last = bulletins.at(-1);
  if (!last || remaining > 0) return {};
  const endedOn = sanction?.until ?? matches.find(({ id }) => id === misses.at(-1)?.matchId)?.matchDate;
  return endedOn !== undefined && endedOn >= last.date ? { endedOn } : {};
}

const maxRowsInSlice = { open: 50, served: 200 };

/**
 * The bans as slices. Those not fully served come first because they are what is usually read; then the others in the
 * order they were given, so that a new ban moves no old one to another slice.
 */
export function composeSuspensionDocuments(suspensions: readonly Suspension[]): SuspensionDocuments {
  const open = suspensions.filter(({ remaining }) => remaining > 0);
  const served = suspensions.filter(({ remaining }) => remaining === 0);
  const pieces = [
    cutByRowsAndSize(sortSuspensions(open), maxRowsInSlice.open),
    served.length > 0 ? cutByRowsAndSize(served, maxRowsInSlice.served) : [],
  ];
  return slicesByDocumentName('SUSPENSIONS', pieces.flat());
}

/**
 * The order of a list of bans: not fully served first, then the newest tournament, its latest round, and the player's
 * name.
 */
export const suspensionSortOrder: SortOrder<Suspension> = {
  positionOf: ({ remaining, tournamentId, reasons, playerName, playerId, teamId }) => {
    const { round = '', matchId = 0 } = reasons.at(-1) ?? {};
    return [remaining > 0 ? 0 : 1, tournamentId, round, playerName, matchId, playerId, teamId];
  },
  compare: ([isServedA, tournamentA, roundA, nameA, ...idsA], [isServedB, tournamentB, roundB, nameB, ...idsB]) =>
    Number(isServedA) - Number(isServedB) ||
    Number(tournamentB) - Number(tournamentA) ||
    compareRounds(String(roundB), String(roundA)) ||
    compareText(String(nameA), String(nameB)) ||
    idsA.map((id, at) => Number(id) - Number(idsB[at])).find((difference) => difference !== 0) ||
    0,
};

export function sortSuspensions(suspensions: readonly Suspension[]): Suspension[] {
  const { compare, positionOf } = suspensionSortOrder;
  return suspensions.toSorted((a, b) => compare(positionOf(a), positionOf(b)));
}
