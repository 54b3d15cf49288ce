/** Deletes a tournament without matches, and its groups. */
import { tournament as schema } from '#shared/domain/schemas/tournament.ts';
import { plural } from '#shared/spanish/numbers.ts';
import { demandSeen } from '../platform/http/call.ts';
import type { CallOf } from '../platform/http/contract-call.ts';
import { only } from '../platform/http/present.ts';
import { Problem } from '../platform/problem.ts';
import { untilUnchanged } from '../platform/table/commit.ts';
import { deleteUnreferenced } from '../platform/table/entities.ts';
import { groupRemoval, listGroupsOfTournament } from '../platform/table/groups.ts';
import { countMatchesOfTournament } from '../platform/table/matches.ts';
import { getTournament } from '../platform/table/tournaments.ts';

export async function deleteTournament(call: CallOf<'DELETE /tournaments/{id}'>): Promise<undefined> {
  await untilUnchanged(async () => {
    const tournament = await getTournament(call.params.id);
    await demandSeen(call, tournament.version, () => only(schema, tournament));
    const groups = await listGroupsOfTournament(tournament.id);
    const alongside = async () => groups.flatMap(groupRemoval);
    const findReference = async () => {
      const matches = await countMatchesOfTournament(tournament.id);
      if (matches === 0) return null;
      return new Problem('has-references', `No se puede eliminar el torneo: tiene ${plural(matches, 'partido')}.`);
    };
    await deleteUnreferenced(tournament, call.author, findReference, alongside);
  });
}
