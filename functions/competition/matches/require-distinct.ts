/** Refuses (400) a match whose home and away team, or whose referee and assistant, are the same. */
import { invalidFieldProblem } from '../../platform/problem.ts';

interface TeamsAndOfficials {
  readonly homeTeamId: number | null;
  readonly awayTeamId: number | null;
  readonly refereeId?: number | undefined;
  readonly assistantId?: number | undefined;
}

export function requireNoTeamOrOfficialTwice({
  homeTeamId,
  awayTeamId,
  refereeId = 0,
  assistantId = 0,
}: TeamsAndOfficials): void {
  if (homeTeamId !== null && homeTeamId === awayTeamId) {
    throw invalidFieldProblem('awayTeamId', 'Debe ser un equipo distinto del local');
  }
  if (refereeId !== 0 && refereeId === assistantId) {
    throw invalidFieldProblem('assistantId', 'Debe ser una persona distinta del árbitro');
  }
}
