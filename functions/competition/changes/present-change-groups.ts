/** Presents the bulk changes of a tournament in words, and says what keeps them from being undone. */
import { isUndoableBulkChange, teamOfBulkChange } from '#shared/domain/changes/bulk-change.ts';
import type { ChangeGroup } from '#shared/domain/schemas/change.ts';
import { teamNameOrFallback } from '#shared/text/labels.ts';
import { readUsersById } from '../../platform/identity/users.ts';
import { listMatchesOfTournament } from '../records/matches.ts';
import { readTeamsById } from '../records/teams.ts';
import type { StoredTournament } from '../records/tournaments.ts';
import type { StoredChangeGroup } from './change-groups.ts';
import { findChangedSince } from './changed-since.ts';
import { personOf } from './present-changes.ts';

/** The bulk changes in the given order. */
export async function presentChangeGroups(
  groups: readonly StoredChangeGroup[],
  tournament: StoredTournament,
): Promise<ChangeGroup[]> {
  // Only lists of changes need the sentences.
  const { bulkChangeText } = await import('#shared/text/changes/change-text.ts');
  const hasUndoable = groups.some(({ bulk }) => isUndoableBulkChange(bulk));
  const [users, teams, matches] = await Promise.all([
    readUsersById(new Set(groups.map(({ by }) => by))),
    readTeamsById(new Set(groups.flatMap(({ bulk }) => teamOfBulkChange(bulk) ?? []))),
    hasUndoable ? listMatchesOfTournament(tournament.id) : [],
  ]);
  const state = { tournament, matches: new Map(matches.map((match) => [match.id, match])) };
  const changed = await findChangedSince(groups, state);
  return groups.map(({ groupId, at, by, bulk, count, isUndone }, index) => {
    const obstacle = isUndone ? 'Ya está deshecho.' : (changed[index]?.detail ?? null);
    return {
      id: groupId,
      at,
      by,
      byName: personOf({ by }, users).name,
      kind: bulk.kind,
      teamId: teamOfBulkChange(bulk),
      text: bulkChangeText(bulk, (id) => teamNameOrFallback(teams.get(id)?.name, id)),
      count,
      canUndo: isUndoableBulkChange(bulk) && obstacle === null,
      obstacle,
    };
  });
}
