/** Lineups in the table: a team's usual lineup, and one for each side of a match. */

import type { Lineup } from '#shared/domain/schemas/lineup.ts';
import type { StoredMatchFields } from '#shared/domain/schemas/match.ts';
import type { Settings } from '#shared/domain/schemas/settings.ts';
import { firstFormationName } from '#shared/domain/squads/formations.ts';
import {
  type Authorship,
  type ItemStamps,
  sameVersionCondition,
  stampsOfNewItem,
  stampsOfNextVersion,
} from '../../platform/table/authorship.ts';
import { batchGet, getItem, queryPartition } from '../../platform/table/client.ts';
import type { TableWrite } from '../../platform/table/commit.ts';
import { type Key, keys, partitionKeys, sortKeyPrefixes } from '../../platform/table/keys.ts';

type LineupFields = Omit<Lineup, 'version'>;
export type StoredLineup = LineupFields & Key & ItemStamps;

export const findTeamLineup = (teamId: number): Promise<StoredLineup | undefined> => getItem(keys.teamLineup(teamId));

export const findMatchLineup = (tournamentId: number, matchId: number, teamId: number) =>
  getItem<StoredLineup>(keys.matchLineup(tournamentId, matchId, teamId));

/** The lineups of matches, as far as their sides have any, by match id. */
export async function readMatchLineups(
  matches: readonly Pick<StoredMatchFields, 'id' | 'tournamentId' | 'homeTeamId' | 'awayTeamId'>[],
): Promise<Map<number, StoredLineup[]>> {
  const found = await batchGet<StoredLineup>(
    matches.flatMap(({ id, tournamentId, homeTeamId, awayTeamId }) =>
      [homeTeamId, awayTeamId].flatMap((teamId) =>
        teamId === null ? [] : [keys.matchLineup(tournamentId, id, teamId)],
      ),
    ),
  );
  return byMatch(found);
}

/** The lineups of every match of a tournament, by match id. */
export async function listMatchLineups(tournamentId: number): Promise<Map<number, StoredLineup[]>> {
  const found = await queryPartition<StoredLineup>(partitionKeys.tournament(tournamentId), sortKeyPrefixes.lineup);
  return byMatch(found);
}

const byMatch = (lineups: readonly StoredLineup[]): Map<number, StoredLineup[]> =>
  Map.groupBy(lineups, ({ sk }) => Number(sk.split('#')[1]));

/** The empty lineup, for a team or match side that has none saved. */
export const emptyLineup = (teamId: number, { starters }: Pick<Settings, 'starters'>): Lineup => ({
  teamId,
  formation: firstFormationName(starters),
  positions: [],
  version: 0,
});

/** The write of a lineup over the one just read, if there is one. */
export function lineupWrite(key: Key, before: StoredLineup | undefined, fields: LineupFields, author: Authorship) {
  const stored = { ...key, ...fields, ...(before ? stampsOfNextVersion(before, author) : stampsOfNewItem(author)) };
  const write: TableWrite = before
    ? { put: stored, ...sameVersionCondition(before) }
    : { put: stored, condition: 'attribute_not_exists(pk)' };
  return { stored, write };
}
