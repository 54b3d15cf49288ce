/** Whether a team's staff has room. */
import { limits } from '#shared/domain/limits.ts';
import { invalidField, Problem } from '../platform/problem.ts';
import type { Authorship } from '../platform/table/authorship.ts';
import type { Write } from '../platform/table/commit.ts';
import { staffEntry } from '../platform/table/squads.ts';
import { findTeam } from '../platform/table/teams.ts';

/** The federation's own staff (team 0) is as large as it likes; a team has to exist (400) and have room (409). */
export async function requireRoom(teamId: number): Promise<void> {
  if (teamId === 0) return;
  const team = await findTeam(teamId);
  if (!team) throw invalidField('teamId', 'Ese equipo no existe');
  if ((team.staff?.size ?? 0) < limits.staffOfTeam) return;
  throw new Problem(
    'conflict',
    `El personal de ${team.name} ya tiene ${limits.staffOfTeam} personas, el máximo por equipo.`,
  );
}

/** The write that takes the place, on condition that it is still free. */
export const roomWrites = (teamId: number, staffId: number, author: Authorship): Write[] =>
  teamId === 0 ? [] : [staffEntry(teamId, staffId, author)];
