/** The Spanish words for the wire's closed lists: statuses, outcomes, roles, tie-breakers. */
import type { MatchStatus } from '../domain/schemas/match.ts';
import type { Outcome, Standing } from '../domain/schemas/standing.ts';
import type { TieBreaker, TournamentRules, TournamentStatus } from '../domain/schemas/tournament.ts';
import type { Role } from '../domain/schemas/user.ts';

export const tournamentStatusLabels: Record<TournamentStatus, string> = {
  pending: 'Pendiente',
  in_progress: 'En curso',
  completed: 'Finalizado',
};

export const matchStatusLabels: Record<MatchStatus, string> = {
  scheduled: 'Programado',
  in_progress: 'En vivo',
  completed: 'Finalizado',
  cancelled: 'Cancelado',
};

export const outcomeLabels: Record<Outcome, string> = { G: 'Ganó', E: 'Empató', P: 'Perdió' };

export const roleLabels: Record<Role, string> = { Admin: 'Administrador', DT: 'Director Técnico' };

export const tieBreakerLabels: Record<TieBreaker, string> = {
  goalDifference: 'diferencia de goles',
  goalsFor: 'goles a favor',
  wins: 'partidos ganados',
  headToHeadPoints: 'puntos entre los empatados',
  headToHeadGoalDifference: 'diferencia de goles entre los empatados',
  headToHeadGoalsFor: 'goles entre los empatados',
  fairPlay: 'juego limpio',
};

export const playoffDrawLabels: Record<TournamentRules['playoffDraw'], string> = {
  penalties: 'Se define por penales',
  betterPlaced: 'Pasa el mejor ubicado',
};

type TieDecider = Exclude<Standing['decidedBy'], null | 'points'>;

const reasons: Record<TieDecider, string> = {
  goalDifference: 'por diferencia de goles',
  goalsFor: 'por goles a favor',
  wins: 'por partidos ganados',
  headToHeadPoints: 'por los partidos',
  headToHeadGoalDifference: 'por la diferencia de goles en los partidos',
  headToHeadGoalsFor: 'por los goles en los partidos',
  fairPlay: 'por juego limpio',
  name: 'por orden alfabético',
};

/**
 * Why a row stands above the one below with equal points; null where points alone decided, or nothing did.
 * `levelTeams`: how many teams have those points, as the matches of all of them count, not only of the two.
 */
export function tieSentence(decidedBy: Standing['decidedBy'], teamBelow: string, levelTeams = 2): string | null {
  if (decidedBy === null || decidedBy === 'points') return null;
  const among = decidedBy.startsWith('headToHead') ? ` entre ${levelTeams > 2 ? 'los empatados' : 'ambos'}` : '';
  return `Por encima de ${teamBelow} ${reasons[decidedBy]}${among}`;
}

/** A team nobody knows any more, by its id where that helps. */
export function teamNameOr(name: string | undefined, id: number | null): string {
  return name || (id === null ? 'Equipo Desconocido' : `Equipo ${id}`);
}
