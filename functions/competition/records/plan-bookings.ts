/** Reads what teams, canchas and officials are taken by while matches are planned. */
import { daysSinceYearOne, minutesPerDay } from '#shared/domain/calendar/calendar.ts';
import type { Booking, FixtureProblem } from '#shared/domain/fixture/problem.ts';
import type { BookedKind } from '../../platform/table/keys.ts';
import { type BookedTime, type Holder, listBookedTimes, wireKindOf } from './booked-times.ts';
import type { StoredCancha } from './canchas.ts';
import type { StoredStaff } from './staff.ts';

/** Who is planned with. */
interface Planned {
  readonly teamIds: readonly number[];
  readonly canchas: readonly StoredCancha[];
  readonly officials: readonly StoredStaff[];
}

interface PlanBookings extends Pick<FixtureProblem, 'bookings' | 'teamsOfOfficial'> {
  /** Those by matches; `bookings` also has the days on which canchas are closed. */
  readonly times: readonly BookedTime[];
}

/** The bookings on the days from `firstDate` to `lastDate` (`YYYY-MM-DD`, both included). */
export async function readPlanBookings(
  { teamIds, canchas, officials }: Planned,
  firstDate: string,
  lastDate: string,
): Promise<PlanBookings> {
  const idOf = ({ id }: { readonly id: number }) => id;
  const holders = [
    ...holdersOf('TEAM', teamIds),
    ...holdersOf('CANCHA', canchas.map(idOf)),
    ...holdersOf('STAFF', officials.map(idOf)),
  ];
  const times = await listBookedTimes(holders, firstDate, lastDate);
  return {
    times,
    bookings: [
      ...times.map(({ booked, ...time }) => ({ ...time, kind: wireKindOf[booked] })),
      ...canchas.flatMap(closedDaysOf),
    ],
    teamsOfOfficial: new Map(officials.filter(({ teamId }) => teamId !== 0).map(({ id, teamId }) => [id, [teamId]])),
  };
}

const holdersOf = (booked: BookedKind, ids: readonly number[]): Holder[] => ids.map((id) => ({ booked, id }));

/** On a day on which it is closed, a cancha is taken all day, by no match. */
const closedDaysOf = ({ id, excludedDates = [] }: StoredCancha): Booking[] =>
  excludedDates.map((date) => {
    const from = daysSinceYearOne(date) * minutesPerDay;
    return { kind: 'cancha', id, from, to: from + minutesPerDay, matchId: 0 };
  });
