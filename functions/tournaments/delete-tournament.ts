/** Deletes a tournament that has no matches and no job under way, with its groups. */
import { tournament as schema } from '#shared/domain/schemas/tournament.ts';
import { formatPlural } from '#shared/spanish/numbers.ts';
import type { RequestOfRoute } from '../competition/api/contract-request.ts';
import { requireVersion } from '../competition/api/request.ts';
import { findSanctionReference } from '../competition/discipline/sanctioned-problem.ts';
import { deleteGroupWrites, listGroupsOfTournament } from '../competition/records/groups.ts';
import { findJob } from '../competition/records/jobs.ts';
import { countMatchesOfTournament } from '../competition/records/matches.ts';
import { getTournament } from '../competition/records/tournaments.ts';
import { pickFields } from '../platform/http/pick-fields.ts';
import { Problem } from '../platform/problem.ts';
import { retryOnConflict } from '../platform/table/commit.ts';
import { deleteIfUnreferenced } from '../platform/table/entities.ts';
import { jobUnderWayProblem } from './jobs/problems.ts';

export async function deleteTournament(request: RequestOfRoute<'DELETE /tournaments/{id}'>): Promise<undefined> {
  await retryOnConflict(async () => {
    const tournament = await getTournament(request.params.id);
    await requireVersion(request, tournament.version, () => pickFields(schema, tournament));
    const groups = await listGroupsOfTournament(tournament.id);
    const alongside = async () => groups.flatMap((group) => deleteGroupWrites(group, request.author));
    const findReference = async () => {
      const job = await findJob(tournament.id);
      if (job) return jobUnderWayProblem(job, request.now);
      const matches = await countMatchesOfTournament(tournament.id);
      if (matches === 0) return findSanctionReference('el torneo', { kind: 'tournament', ids: [tournament.id] });
      return new Problem(
        'has-references',
        `No se puede eliminar el torneo: tiene ${formatPlural(matches, 'partido')}.`,
      );
    };
    await deleteIfUnreferenced(tournament, request.author, findReference, alongside);
  });
}
