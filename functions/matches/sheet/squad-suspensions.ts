/** Reads for which players of a match's squads the sheet says that they are suspended, and why. */
import { findBanForMatch } from '#shared/domain/suspensions/suspensions.ts';
import { formatSuspensionReason } from '#shared/text/suspension-reasons.ts';
import { readSuspensions } from '../../competition/publication/documents/read-suspensions.ts';
import type { StoredMatch } from '../../competition/records/matches.ts';
import { readSuspensionReasons } from '../../competition/squads/suspended.ts';
import type { SquadsOfMatch } from './sheet-context.ts';

/** Why players may not play, by player id; of those who may there is none. */
export type SuspensionReasons = ReadonlyMap<number, string>;

/**
 * 'published' suspensions are one item whatever the size of the squads, as an open sheet is read every few seconds; they
 * may lag a moment behind the cards. 'current' ones are computed from the cards, with a query for each player.
 */
export type SuspensionSource = 'published' | 'current';

export const readSquadSuspensions = (
  match: StoredMatch,
  squads: SquadsOfMatch,
  source: SuspensionSource,
  now: Date,
): Promise<SuspensionReasons> => (source === 'published' ? readPublished : readCurrent)(match, squads, now);

async function readPublished(match: StoredMatch, squads: SquadsOfMatch, now: Date): Promise<SuspensionReasons> {
  const bans = await readSuspensions(match.tournamentId, now);
  const reasons = sidesOf(match, squads).flatMap(({ teamId, playerIds }) =>
    playerIds.flatMap((playerId) => {
      const ban = findBanForMatch(bans, match.id, teamId, playerId);
      return ban ? [[playerId, formatSuspensionReason(ban)] as const] : [];
    }),
  );
  return new Map(reasons);
}

async function readCurrent(match: StoredMatch, squads: SquadsOfMatch, now: Date): Promise<SuspensionReasons> {
  const reasons = await Promise.all(
    sidesOf(match, squads).map(({ teamId, playerIds }) => readSuspensionReasons(match, teamId, playerIds, now)),
  );
  return new Map(reasons.flatMap((ofSide) => [...ofSide]));
}

/** The sides whose team is known, with the ids of their players. */
function sidesOf({ homeTeamId, awayTeamId }: StoredMatch, { home, away }: SquadsOfMatch) {
  const sides = [
    { teamId: homeTeamId, squad: home },
    { teamId: awayTeamId, squad: away },
  ];
  return sides.flatMap(({ teamId, squad }) =>
    teamId === null ? [] : [{ teamId, playerIds: squad.map(({ id }) => id) }],
  );
}
