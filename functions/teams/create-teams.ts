/** POST /teams/batch: creates all teams of a list, or none; with a tournament, they take part in it. */
import { fillAbsentFields } from '#shared/domain/fields.ts';
import { limits } from '#shared/domain/limits.ts';
import { team as schema, teamDefaults, teamFieldsAskedLater } from '#shared/domain/schemas/team.ts';
import { formatPlural } from '#shared/spanish/numbers.ts';
import type { RequestOfRoute } from '../competition/api/contract-request.ts';
import { enrolTeamsWrite, findTournament } from '../competition/records/tournaments.ts';
import { keepLogoFile } from '../platform/files/logos.ts';
import { pickFields } from '../platform/http/pick-fields.ts';
import { invalidFieldProblem, Problem } from '../platform/problem.ts';
import { retryOnConflict, type TableWrite } from '../platform/table/commit.ts';
import { nextIds, prepareEntityCreation } from '../platform/table/entities.ts';
import { commitIdempotent } from '../platform/table/idempotency.ts';
import { requireAllFoundedByNow } from './foundation-year.ts';

type CreateTeamsCall = RequestOfRoute<'POST /teams/batch'>;

export async function createTeams(request: CreateTeamsCall) {
  const { teams, tournamentId } = request.body;
  await requireAllFoundedByNow(teams, request.now);
  for (const { logo = '' } of teams) await keepLogoFile(logo);
  return retryOnConflict(async () => {
    const enrol = await prepareEnrolment(tournamentId, teams.length);
    const ids = await nextIds('TEAM', teams.length);
    const created = teams.map((team, at) =>
      prepareEntityCreation(
        'TEAM',
        { id: ids[at] ?? 0, ...fillAbsentFields(team, { ...teamDefaults, ...teamFieldsAskedLater }) },
        request.author,
      ),
    );
    const writes = [...enrol(ids, request.author), ...created.map(({ write }) => write)];
    return commitIdempotent(
      request,
      writes,
      created.map(({ stored }) => pickFields(schema, stored)),
    );
  });
}

/**
 * Returns the function that makes the write by which new teams join the tournament, none without a tournament. Throws
 * 400 when the tournament does not exist, and 409 when it has no room for all.
 */
async function prepareEnrolment(
  tournamentId: number | undefined,
  joining: number,
): Promise<(ids: readonly number[], author: CreateTeamsCall['author']) => TableWrite[]> {
  if (tournamentId === undefined) return () => [];
  const tournament = await findTournament(tournamentId);
  if (!tournament) throw invalidFieldProblem('tournamentId', 'Ese torneo no existe');
  const present = tournament.teamIds.length;
  if (present + joining > limits.participants) {
    const detail = `El torneo tiene ${formatPlural(present, 'equipo')} y la lista suma ${joining}: el máximo es ${limits.participants}.`;
    throw new Problem('conflict', detail, { errors: [{ path: 'teams', message: detail }] });
  }
  return (ids, author) => [enrolTeamsWrite(tournament, ids, author)];
}
