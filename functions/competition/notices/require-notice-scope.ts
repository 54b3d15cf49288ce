/** What a notice may be about. */
import type { NoticeScope } from '#shared/domain/schemas/notice.ts';
import { invalidFieldProblem } from '../../platform/problem.ts';
import { listMatchesOfTournament } from '../records/matches.ts';
import { readTeamsById } from '../records/teams.ts';
import { findTournament } from '../records/tournaments.ts';

/** Throws 400 when its tournament, round or team does not exist. */
export async function requireNoticeScope(scope: NoticeScope): Promise<void> {
  if (scope.kind === 'federation') return;
  if (scope.kind === 'team') {
    if (!(await readTeamsById([scope.id])).has(scope.id)) throw invalidFieldProblem('scope.id', 'Ese equipo no existe');
    return;
  }
  if (!(await findTournament(scope.id))) throw invalidFieldProblem('scope.id', 'Ese torneo no existe');
  if (scope.kind === 'tournament') return;
  const matches = await listMatchesOfTournament(scope.id);
  if (!matches.some(({ round }) => round === scope.round))
    throw invalidFieldProblem('scope.round', 'Esa fecha no existe en el torneo');
}
