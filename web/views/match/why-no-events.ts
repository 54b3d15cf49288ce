/** Explains why a match has no events. */
import type { StoredMatchFields } from '#shared/domain/schemas/match.ts';

export function noEventsText({ status, walkover }: Pick<StoredMatchFields, 'status' | 'walkover'>): string {
  if (status === 'scheduled') return 'Este partido aún no se ha jugado';
  if (status === 'cancelled') return 'Este partido fue cancelado';
  if (status === 'postponed') return 'Este partido fue postergado';
  if (walkover) return 'Ganado por no presentación (W.O.): no hay eventos';
  return 'No hay eventos registrados para este partido';
}
