/** Spanish labels of the fixed values in the API: statuses, results, roles and tie-breakers. */

import type { MatchStatus } from '../domain/schemas/match.ts';
import type { NoticeKind } from '../domain/schemas/notice.ts';
import type { PlayerStatus } from '../domain/schemas/player.ts';
import type { TieBreaker, TournamentRules } from '../domain/schemas/rules.ts';
import type { SheetState } from '../domain/schemas/sheet-overview.ts';
import type { StaffRole } from '../domain/schemas/staff.ts';
import type { Outcome } from '../domain/schemas/standing.ts';
import type { TournamentStatus } from '../domain/schemas/tournament.ts';
import type { Role } from '../domain/schemas/user.ts';
import { joinNames, withMinusSign } from '../spanish/numbers.ts';

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
  postponed: 'Postergado',
};

export const sheetStateLabels: Record<SheetState, string> = {
  none: 'Sin empezar',
  open: 'Abierta',
  playing: 'En juego',
  ended: 'Terminada',
  confirmed: 'Confirmada',
};

export const outcomeLabels: Record<Outcome, string> = { G: 'Ganó', E: 'Empató', P: 'Perdió' };

export const roleLabels: Record<Role, string> = {
  Admin: 'Administrador',
  DT: 'Director Técnico',
  Planillero: 'Planillero',
};

export const playerStatusLabels: Record<PlayerStatus, string> = {
  active: 'Activo',
  injured: 'Lesionado',
  inactive: 'Inactivo',
};

/** A position as people say it; forms and the tables of players have the wire's word, which is the specification's. */
export const positionText = (position: string): string => (position === 'Portero' ? 'Arquero' : position);

export const staffRoleLabels: Record<StaffRole, string> = {
  HeadCoach: 'Director Técnico',
  AssistantCoach: 'Ayudante de Campo',
  Referee: 'Árbitro',
  Assistant: 'Asistente/Línea',
  Other: 'Otro',
};

export const tieBreakerLabels: Record<TieBreaker, string> = {
  goalDifference: 'diferencia de goles',
  goalsFor: 'goles a favor',
  wins: 'partidos ganados',
  headToHeadPoints: 'puntos entre los empatados',
  headToHeadGoalDifference: 'diferencia de goles entre los empatados',
  headToHeadGoalsFor: 'goles entre los empatados',
  fairPlay: 'fair play',
};

export const periodsLabels: Record<TournamentRules['periods'], string> = {
  1: 'Uno solo',
  2: 'Dos tiempos',
};

export const playoffDrawLabels: Record<TournamentRules['playoffDraw'], string> = {
  penalties: 'Se define por penales',
  betterPlaced: 'Pasa el mejor ubicado',
};

export const fitnessLabels: Record<TournamentRules['eligibility']['fitness'], string> = {
  off: 'No se pide',
  warn: 'Avisar si falta',
  block: 'Sin él no se juega',
};

/** What is shown in place of a value that nobody has filled in yet. */
export const missingValueText = '–';

/** The team's name; 'Equipo {id}' or 'Equipo Desconocido' for a deleted team. */
export function teamNameOrFallback(name: string | undefined, id: number | null): string {
  return name || (id === null ? 'Equipo Desconocido' : `Equipo ${id}`);
}

/** 'Libre: Lanús', 'Libres: Lanús y Quilmes'; '' when every team plays. */
export const freeTeamsText = (teams: readonly { readonly name: string }[]): string =>
  teams.length === 0 ? '' : `${teams.length === 1 ? 'Libre' : 'Libres'}: ${joinNames(teams.map(({ name }) => name))}`;

/** '12 pts', '1 pt'; `points` may already be formatted. */
export const pointsText = (points: number | string): string => `${withMinusSign(points)} ${pointsUnit(points)}`;

/** What stands after a number of points. */
export const pointsUnit = (points: number | string): 'pt' | 'pts' => (Math.abs(Number(points)) === 1 ? 'pt' : 'pts');

export const noticeKindLabels: { readonly [Kind in NoticeKind]: string } = {
  suspension: 'Suspensión',
  change: 'Cambio',
  general: 'General',
};
