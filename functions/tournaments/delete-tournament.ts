/** Deletes a tournament that has no matches and no job under way, with its groups. */
import { tournament as schema } from '#shared/domain/schemas/tournament.ts';
import { formatPlural } from '#shared/spanish/numbers.ts';
import { requireVersion } from '../platform/http/call.ts';
import type { CallOfRoute } from '../platform/http/contract-call.ts';
import { pickFields } from '../platform/http/pick-fields.ts';
import { Problem } from '../platform/problem.ts';
import { retryOnConflict } from '../platform/table/commit.ts';
import { deleteIfUnreferenced } from '../platform/table/entities.ts';
import { listGroupsOfTournament, writesToDeleteGroup } from '../platform/table/groups.ts';
import { findJob } from '../platform/table/jobs.ts';
import { countMatchesOfTournament } from '../platform/table/matches.ts';
import { getTournament } from '../platform/table/tournaments.ts';
import { jobUnderWayProblem } from './jobs/problems.ts';

export async function deleteTournament(call: CallOfRoute<'DELETE /tournaments/{id}'>): Promise<undefined> {
  await retryOnConflict(async () => {
    const tournament = await getTournament(call.params.id);
    await requireVersion(call, tournament.version, () => pickFields(schema, tournament));
    const groups = await listGroupsOfTournament(tournament.id);
    const alongside = async () => groups.flatMap((group) => writesToDeleteGroup(group, call.author));
    const findReference = async () => {
      const job = await findJob(tournament.id);
      if (job) return jobUnderWayProblem(job, call.now);
      const matches = await countMatchesOfTournament(tournament.id);
      if (matches === 0) return null;
      return new Problem(
        'has-references',
        `No se puede eliminar el torneo: tiene ${formatPlural(matches, 'partido')}.`,
      );
    };
    await deleteIfUnreferenced(tournament, call.author, findReference, alongside);
  });
}
