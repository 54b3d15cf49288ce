/**
 * The bookings: which times of each team, cancha and official are booked by matches, so that none of them is in two
 * matches at once, across tournaments and midnight. It also has the days of each Planillero, who may be in several.
 */
import { isDeepStrictEqual } from 'node:util';
import { dateOfMinutesSinceYearOne, minutesSinceYearOne } from '#shared/domain/calendar/calendar.ts';
import { limits } from '#shared/domain/limits.ts';
import { batchGet, queryPartition } from '../../platform/table/client.ts';
import type { TableWrite } from '../../platform/table/commit.ts';
import { type BookedKind, type BookingKind, type Key, keys, partitionKeys } from '../../platform/table/keys.ts';
import type { MatchFields } from './matches.ts';
import { readMatchMinutesByTournament } from './tournaments.ts';

/** Start of a match in minutes, counted by `minutesSinceYearOne`, and the tournament whose rules say how long it takes. */
type BookedStart = readonly [from: number, tournamentId: number];

export interface DayBookings extends Key {
  readonly v: number;
  readonly taken: Record<string, BookedStart>;
}

type DayBookingsByKey = ReadonlyMap<string, DayBookings>;

/** One match's booking of one team, cancha, official or Planillero on one day. */
interface Booking {
  readonly booked: BookingKind;
  readonly id: number;
  /** `YYYY-MM-DD`, or {@link dayOfPostponed}. */
  readonly date: string;
  readonly matchId: number;
  readonly entry: BookedStart;
}

/**
 * Two matches that overlap: the one to be booked, `wantedBy`, and the one already there, with the team, cancha or
 * official of both.
 */
export interface Overlap {
  readonly booked: BookedKind;
  readonly id: number;
  readonly wantedBy: number;
  readonly matchId: number;
}

/** The first overlap, with one for each two matches that overlap, itself included. */
export interface OverlapAmongAll extends Overlap {
  readonly all: readonly Overlap[];
}

/** A match before and after a change; null before its creation and after its deletion. */
export interface BookedMatchChange {
  readonly before: MatchFields | null;
  readonly after: MatchFields | null;
}

/** The writes of a change of the bookings, and the match length in minutes, by tournament, that it relied on. */
export interface BookingResult {
  readonly writes: TableWrite[];
  readonly lengths: ReadonlyMap<number, number>;
}

/**
 * The writes that replace the bookings of matches. Instead of them the overlaps, when a match would overlap another one, among
 * those that change or not. A cancelled match books nothing. Nothing is read when all matches keep their bookings, as with most results that are saved.
 */
export async function prepareBookingsChange(
  changes: readonly BookedMatchChange[],
): Promise<BookingResult | OverlapAmongAll> {
  const held = changes.flatMap(({ before }) => (before ? bookingsOfMatch(before) : []));
  const wanted = changes.flatMap(({ after }) => (after ? bookingsOfMatch(after) : []));
  if (isDeepStrictEqual(held, wanted)) return { writes: [], lengths: new Map() };
  const stored = await readDayBookings([...held, ...wanted]);
  const updated = applyBookings(stored, held, wanted);
  const { overlaps, lengths } = await findOverlaps(wanted, updated);
  const [first] = overlaps;
  return first ? { ...first, all: overlaps } : { writes: writesOfChangedDays(stored, updated), lengths };
}

/** The writes that remove a match's bookings. */
export async function deleteBookingsWrites(match: MatchFields): Promise<TableWrite[]> {
  const held = bookingsOfMatch(match);
  const stored = await readDayBookings(held);
  return writesOfChangedDays(stored, applyBookings(stored, held, []));
}

const writesOfChangedDays = (stored: DayBookingsByKey, updated: UpdatedDayBookings): TableWrite[] =>
  [...updated].flatMap(([name, day]) => writesOfChangedDay(stored.get(name), day));

/** The first overlap there would be if the matches of the tournament took `matchMinutes`. */
export async function findOverlapAtLength(
  matches: readonly MatchFields[],
  tournamentId: number,
  matchMinutes: number,
): Promise<Overlap | undefined> {
  const wanted = matches.flatMap(bookingsOfMatch);
  const days = applyBookings(await readDayBookings(wanted), [], wanted);
  return (await findOverlaps(wanted, days, new Map([[tournamentId, matchMinutes]]))).overlaps[0];
}

/** The ids of all matches, past and future, that book a team, a cancha or an official; in one tournament, or in all. */
export async function listBookedMatches(booked: BookedKind, id: number, tournamentId?: number): Promise<number[]> {
  const days = await queryPartition<DayBookings>(partitionKeys.book(booked, id));
  const entries = days.flatMap(({ taken }) => Object.entries(taken));
  const wanted = entries.filter(([, [, of]]) => tournamentId === undefined || of === tournamentId);
  return [...new Set(wanted.map(([matchId]) => Number(matchId)))];
}

/**
 * The day under which postponed matches are booked. It sorts before every date. Its bookings hold no time, but still
 * say which matches refer to a team, a cancha or an official.
 */
const dayOfPostponed = '0000-00-00';

/**
 * The bookings of a match. It is booked on every day that the longest possible match could reach, so that a new match
 * length changes no booking.
 */
function bookingsOfMatch(match: MatchFields): Booking[] {
  if (match.status === 'cancelled') return [];
  const from = minutesSinceYearOne(match.matchDate, match.matchTime);
  const days =
    match.status === 'postponed'
      ? [dayOfPostponed]
      : [...new Set([match.matchDate, dateOfMinutesSinceYearOne(from + limits.matchMinutesMax - 1)])];
  const holders: [BookingKind, number | null][] = [
    ['TEAM', match.homeTeamId],
    ['TEAM', match.awayTeamId],
    ['CANCHA', match.canchaId],
    ['STAFF', match.refereeId],
    ['STAFF', match.assistantId],
    ...(match.sheetUserIds ?? []).map((id): [BookingKind, number] => ['USER', id]),
  ];
  const entry: BookedStart = [from, match.tournamentId];
  return holders.flatMap(([booked, id]) =>
    id ? days.map((date) => ({ booked, id, date, matchId: match.id, entry })) : [],
  );
}

/** The days of the bookings that a match is written in, one text for each. */
export const bookedDaysOf = (match: MatchFields): string[] => bookingsOfMatch(match).map(dayKeyTextOfBooking);

const keyOfBooking = ({ booked, id, date }: Booking): Key => keys.bookingsOfDay(booked, id, date);
const dayKeyTextOfBooking = (booking: Booking): string => `${keyOfBooking(booking).pk}/${booking.date}`;

async function readDayBookings(bookings: readonly Booking[]): Promise<DayBookingsByKey> {
  const days = await batchGet<DayBookings>(bookings.map(keyOfBooking));
  return new Map(days.map((day) => [`${day.pk}/${day.sk}`, day]));
}

type UpdatedDayBookings = ReadonlyMap<string, Key & { readonly taken: Record<string, BookedStart> }>;

/** The days after removing the bookings `held` and adding those `wanted`. */
function applyBookings(
  stored: DayBookingsByKey,
  held: readonly Booking[],
  wanted: readonly Booking[],
): UpdatedDayBookings {
  const updated = new Map<string, Key & { taken: Record<string, BookedStart> }>();
  for (const booking of [...held, ...wanted]) {
    const name = dayKeyTextOfBooking(booking);
    if (!updated.has(name)) updated.set(name, { ...keyOfBooking(booking), taken: { ...stored.get(name)?.taken } });
  }
  for (const booking of held) delete updated.get(dayKeyTextOfBooking(booking))?.taken[booking.matchId];
  for (const booking of wanted)
    Object.assign(updated.get(dayKeyTextOfBooking(booking))?.taken ?? {}, { [booking.matchId]: booking.entry });
  return updated;
}

/**
 * Finds one overlap for each two matches, and returns with them the length of a match in each tournament that was compared. `given` are
 * lengths that are not stored yet.
 */
async function findOverlaps(
  wanted: readonly Booking[],
  days: UpdatedDayBookings,
  given: ReadonlyMap<number, number> = new Map(),
): Promise<{ overlaps: Overlap[]; lengths: ReadonlyMap<number, number> }> {
  const pairs = wanted.filter(isExclusive).flatMap((booking) => bookingsOfOtherMatches(booking, days));
  const tournamentIds = pairs.flatMap(({ booking, entry }) => [booking.entry[1], entry[1]]);
  const lengths = new Map([...(await readMatchMinutesByTournament(new Set(tournamentIds))), ...given]);
  const found = new Map<string, Overlap>();
  for (const { booking, matchId, entry } of pairs) {
    const { booked, id, matchId: wantedBy } = booking;
    const pair = [wantedBy, matchId].sort().join();
    if (!found.has(pair) && doMatchesOverlap(booking.entry, entry, lengths))
      found.set(pair, { booked, id, wantedBy, matchId });
  }
  return { overlaps: [...found.values()], lengths };
}

type ExclusiveBooking = Booking & { readonly booked: BookedKind };

const isExclusive = (booking: Booking): booking is ExclusiveBooking => booking.booked !== 'USER';

/** The bookings of other matches for the same team, cancha or official on the same day. */
function bookingsOfOtherMatches(booking: ExclusiveBooking, days: UpdatedDayBookings) {
  if (booking.date === dayOfPostponed) return [];
  return Object.entries(days.get(dayKeyTextOfBooking(booking))?.taken ?? {})
    .map(([matchId, entry]) => ({ booking, matchId: Number(matchId), entry }))
    .filter(({ matchId }) => matchId !== booking.matchId);
}

/** Whether two matches overlap; one may begin in the minute in which the other ends. */
function doMatchesOverlap(
  [a, tournamentA]: BookedStart,
  [b, tournamentB]: BookedStart,
  minutes: ReadonlyMap<number, number>,
): boolean {
  return a < b + (minutes.get(tournamentB) ?? 0) && b < a + (minutes.get(tournamentA) ?? 0);
}

/** The write of one changed day, on condition that the day is as it was read. */
function writesOfChangedDay(
  stored: DayBookings | undefined,
  { pk, sk, taken }: Key & Pick<DayBookings, 'taken'>,
): TableWrite[] {
  if (haveSameBookings(stored?.taken ?? {}, taken)) return [];
  if (!stored) return [{ put: { pk, sk, v: 1, taken }, condition: 'attribute_not_exists(pk)' }];
  return [{ put: { pk, sk, v: stored.v + 1, taken }, condition: 'v = :v', values: { ':v': stored.v } }];
}

function haveSameBookings(a: DayBookings['taken'], b: DayBookings['taken']): boolean {
  const ids = Object.keys(a);
  return ids.length === Object.keys(b).length && ids.every((id) => a[id]?.[0] === b[id]?.[0]);
}
