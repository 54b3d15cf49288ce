/**
 * Deletes a match that never began, with its events and lineups, and frees the times booked for its teams, cancha and
 * officials.
 */
import { joinNames } from '#shared/spanish/numbers.ts';
import { begunMatchIsKept } from '#shared/text/match-deletion.ts';
import type { RequestOfRoute } from '../competition/api/contract-request.ts';
import { requireVersion } from '../competition/api/request.ts';
import { findSanctionReference } from '../competition/discipline/sanctioned-problem.ts';
import { presentOneMatch } from '../competition/matches/present-matches.ts';
import { deleteBookingsWrites } from '../competition/records/bookings.ts';
import { keepDeletedMatchWrite } from '../competition/records/deleted-matches.ts';
import { deleteMatchChildren } from '../competition/records/match-children.ts';
import { deleteMatchWrites, findMatches, getMatch, type StoredMatch } from '../competition/records/matches.ts';
import { Problem } from '../platform/problem.ts';
import { commit, retryOnConflict } from '../platform/table/commit.ts';

export async function deleteMatch({
  params,
  seenVersion,
  caller,
  author,
}: RequestOfRoute<'DELETE /matches/{id}'>): Promise<undefined> {
  await retryOnConflict(async () => {
    const match = await getMatch(params.id);
    await requireVersion({ seenVersion }, match.version, () => presentOneMatch(match, caller));
    // The match notes it in the transaction that begins it, so that none begins between this and its deletion.
    if (match.isJudged) throw new Problem('has-references', begunMatchIsKept);
    await requireNoWaitingMatch(match);
    const reference = await findSanctionReference('el partido', { kind: 'match', ids: [match.id] });
    if (reference) throw reference;
    await commit([
      ...deleteMatchWrites(match, author),
      keepDeletedMatchWrite(match, author),
      ...(await deleteBookingsWrites(match)),
    ]);
    await deleteMatchChildren(match.tournamentId, match.id, author);
  });
}

/** Throws 409 while other matches still wait for this one's winner or loser: those are deleted first. */
async function requireNoWaitingMatch({ id, round, feeds = [] }: StoredMatch): Promise<void> {
  const waiting = (await findMatches(feeds)).filter(
    (each) => each.homeFrom?.matchId === id || each.awayFrom?.matchId === id,
  );
  if (waiting.length === 0) return;
  const rounds = joinNames(waiting.map((each) => `'${each.round}'`).sort());
  throw new Problem('has-references', `No se puede eliminar ${round}: primero hay que eliminar ${rounds}.`);
}
