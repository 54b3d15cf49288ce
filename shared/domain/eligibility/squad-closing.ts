/** Tells from which day on a squad takes nobody who may play. */
import { addDays } from '../calendar/calendar.ts';
import { roundAsSeen } from '../round-names.ts';
import type { EligibilityRules } from '../schemas/eligibility.ts';
import type { StoredMatchFields } from '../schemas/match.ts';

/**
 * The first day on which the squads are closed: the one after `closesOn`, or the earliest day that a match of the round
 * has now. Null while they never close, and while no match of that round has a day. A postponed match keeps its old day and
 * a cancelled one is never played: neither closes a squad.
 */
export function findFirstClosedDay(
  closing: EligibilityRules['squad'],
  matches: readonly Pick<StoredMatchFields, 'round' | 'matchDate' | 'status'>[],
): string | null {
  if (closing === null) return null;
  if ('closesOn' in closing) return addDays(closing.closesOn, 1);
  const round = roundAsSeen(closing.closesBefore);
  const days = matches
    .filter(({ status }) => status !== 'postponed' && status !== 'cancelled')
    .filter((match) => roundAsSeen(match.round) === round)
    .map(({ matchDate }) => matchDate);
  return days.sort()[0] ?? null;
}
