/** Deletes a match with its events and lineups, and gives back what it held. */
import { presentOne } from '../platform/documents/present-matches.ts';
import { demandSeen } from '../platform/http/call.ts';
import type { CallOf } from '../platform/http/contract-call.ts';
import { release } from '../platform/table/book.ts';
import { commit, untilUnchanged } from '../platform/table/commit.ts';
import { removeMatchLeaves } from '../platform/table/match-leaves.ts';
import { getMatch, matchRemoval } from '../platform/table/matches.ts';

export async function deleteMatch({ params, seenVersion }: CallOf<'DELETE /matches/{id}'>): Promise<undefined> {
  await untilUnchanged(async () => {
    const match = await getMatch(params.id);
    const current = await presentOne(match);
    demandSeen({ seenVersion }, match.version, () => current);
    await commit([...matchRemoval(match), ...(await release(match))]);
    await removeMatchLeaves(match.tournamentId, match.id);
  });
}
