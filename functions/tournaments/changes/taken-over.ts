/**
 * Matches of two teams that have both withdrawn. The first withdrawal decided them; when it is undone, they belong to the
 * second one, and come back with that one's undo. The group of the first undo keeps how they were.
 */
import type { UndoableBulkChange } from '#shared/domain/changes/bulk-change.ts';
import { findChangeGroup, type GroupedMatch, readGroupedMatches } from '../../competition/changes/change-groups.ts';
import type { MatchChange } from '../../competition/records/jobs.ts';
import { isTeamOfMatch, type StoredMatch } from '../../competition/records/matches.ts';
import type { StoredTournament } from '../../competition/records/tournaments.ts';
import { outcomeOfWithdrawal } from '../fixture/withdrawn-match.ts';

/** The match has to name the bulk change until it is written, and names it again when the job is turned back. */
export const wayBack = (
  { id, after, group }: GroupedMatch,
  before: NonNullable<GroupedMatch['before']>,
  groupId: string,
): MatchChange => ({
  id,
  before: { ...after, changeGroupId: groupId },
  after: before,
  ...(group !== undefined && { group }),
});

/** The ways back of matches that the withdrawal of `teamId` took over from one that was undone, and that still stand so. */
export async function findMatchesTakenOver(
  teamId: number,
  matches: readonly StoredMatch[],
  now: Date,
): Promise<MatchChange[]> {
  const named = Map.groupBy(
    matches.filter((match) => isTeamOfMatch(match, teamId)),
    ({ changeGroupId }) => changeGroupId,
  );
  const changes = await Promise.all(
    [...named].map(async ([groupId, ofGroup]) => {
      const group = groupId ? await findChangeGroup(ofGroup[0]?.tournamentId ?? 0, groupId, now) : undefined;
      if (group?.bulk.kind !== 'undo') return [];
      const { of } = group.bulk;
      if (of.kind === 'withdraw' && of.withdrawal.teamId === teamId) return [];
      return readGroupedMatches(group)
        .filter((each) => ofGroup.some(({ id }) => id === each.id))
        .flatMap((each) => (each.before ? [wayBack(each, each.before, group.groupId)] : []));
    }),
  );
  return changes.flat();
}

/**
 * The changes of an undo of `bulk`, without those that would bring back a match of a team that is still withdrawn: these
 * become what its withdrawal makes of them.
 */
export function leaveToWithdrawnRivals(
  changes: readonly MatchChange[],
  matches: ReadonlyMap<number, StoredMatch>,
  { withdrawals, rules }: Pick<StoredTournament, 'withdrawals' | 'rules'>,
  bulk: UndoableBulkChange,
): { readonly changes: readonly MatchChange[]; readonly takenOver: readonly GroupedMatch[] } {
  if (bulk.kind !== 'withdraw') return { changes, takenOver: [] };
  const left = withdrawals.filter(({ teamId }) => teamId !== bulk.withdrawal.teamId);
  const takenOver: GroupedMatch[] = [];
  const all = changes.map((change): MatchChange => {
    const match = matches.get(change.id);
    if (!match || change.before === null || change.after === null) return change;
    const restored = { ...match, ...change.after };
    const withdrawal = left.find(({ teamId }) => isTeamOfMatch(restored, teamId));
    const outcome = withdrawal && outcomeOfWithdrawal(restored, withdrawal, rules);
    if (!outcome) return change;
    const after = { ...change.after, ...outcome };
    takenOver.push({ id: change.id, before: change.after, after });
    return { ...change, after } as MatchChange;
  });
  return { changes: all, takenOver };
}
