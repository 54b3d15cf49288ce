/** Which names of time zones are accepted: those that every browser, calendar and Lambda reads alike. */
import { applicationDefaults } from '#shared/domain/limits.ts';
import { fieldMessages } from '#shared/spanish/validation.ts';
import { invalidFieldProblem } from '../platform/problem.ts';

/**
 * The runtime's list, which has one name for each zone, and the two names that it has by others. Without the list the
 * runtime takes more: offsets such as `+03:00`, other spellings, and zones without a place.
 */
const zoneNames = new Set([...Intl.supportedValuesOf('timeZone'), applicationDefaults.timeZone, 'UTC']);

/** Throws 400 for a time zone that is not in the list. */
export function requireKnownTimeZone(zone: string): void {
  if (!zoneNames.has(zone)) throw invalidFieldProblem('timeZone', fieldMessages.timeZone);
}
