/** Refuses (409) people who cannot direct matches at all, or not the match of their own team. */
import { isImpartial, isMatchOfficial } from '#shared/domain/squads/officials.ts';
import { Problem } from '../../platform/problem.ts';
import type { MatchFields } from '../records/matches.ts';
import type { StoredStaff } from '../records/staff.ts';

export function requireMatchOfficial(person: StoredStaff): void {
  if (!isMatchOfficial(person)) throw new Problem('conflict', `${person.name} no es árbitro ni asistente.`);
}

export function requireImpartialOfficial(official: StoredStaff, match: MatchFields): void {
  requireMatchOfficial(official);
  if (!isImpartial(official, match)) {
    throw new Problem('conflict', `${official.name} es del cuerpo técnico de uno de los equipos.`);
  }
}
