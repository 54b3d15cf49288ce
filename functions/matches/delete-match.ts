/** Deletes a match with its events and lineups, and gives back what it held. */
import { listOf } from '#shared/spanish/numbers.ts';
import { presentOne } from '../platform/documents/present-matches.ts';
import { demandSeen } from '../platform/http/call.ts';
import type { CallOf } from '../platform/http/contract-call.ts';
import { Problem } from '../platform/problem.ts';
import { release } from '../platform/table/book.ts';
import { commit, untilUnchanged } from '../platform/table/commit.ts';
import { removeMatchLeaves } from '../platform/table/match-leaves.ts';
import { findMatches, getMatch, matchRemoval, type StoredMatch } from '../platform/table/matches.ts';

export async function deleteMatch({ params, seenVersion }: CallOf<'DELETE /matches/{id}'>): Promise<undefined> {
  await untilUnchanged(async () => {
    const match = await getMatch(params.id);
    await demandSeen({ seenVersion }, match.version, () => presentOne(match));
    await demandNobodyWaits(match);
    await commit([...matchRemoval(match), ...(await release(match))]);
    await removeMatchLeaves(match.tournamentId, match.id);
  });
}

/** The final and the third place are deleted before the semifinals they wait for. */
async function demandNobodyWaits({ id, round, feeds = [] }: StoredMatch): Promise<void> {
  const waiting = (await findMatches(feeds)).filter(
    (each) => each.homeFrom?.matchId === id || each.awayFrom?.matchId === id,
  );
  if (waiting.length === 0) return;
  const rounds = listOf(waiting.map((each) => `'${each.round}'`).sort());
  throw new Problem('has-references', `No se puede eliminar ${round}: primero hay que eliminar ${rounds}.`);
}
