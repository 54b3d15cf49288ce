/**
 * The day book: which times of each team, cancha and official are booked by matches, so that none of them is in two
 * matches at once, across tournaments and midnight.
 */
import { dateOfMinute, minuteNumber } from '#shared/domain/calendar.ts';
import { limits } from '#shared/domain/limits.ts';
import { batchGet, queryPartition } from './client.ts';
import type { Write } from './commit.ts';
import { type BookedKind, type Key, keys, partitions } from './keys.ts';
import type { MatchFields } from './matches.ts';
import { mapMatchMinutes } from './tournaments.ts';

/** Start of a match in minutes, counted by `minuteNumber`, and the tournament whose rules say how long it takes. */
type BookEntry = readonly [from: number, tournamentId: number];

interface BookDay extends Key {
  readonly v: number;
  readonly taken: Record<string, BookEntry>;
}

type BookDays = ReadonlyMap<string, BookDay>;

/** One match's booking of one team, cancha or official on one day. */
interface Booking {
  readonly booked: BookedKind;
  readonly id: number;
  readonly date: string;
  readonly matchId: number;
  readonly entry: BookEntry;
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

/** A match before and after a change; null before its creation and after its deletion. */
export interface BookChange {
  readonly before: MatchFields | null;
  readonly after: MatchFields | null;
}

/** The writes of a change of the day book, and the match length in minutes, by tournament, that it relied on. */
export interface BookingResult {
  readonly writes: Write[];
  readonly lengths: ReadonlyMap<number, number>;
}

/**
 * The writes that replace the bookings of matches, or the first overlap, with other matches or among these. A cancelled
 * match books nothing.
 */
export async function moveBookings(changes: readonly BookChange[]): Promise<BookingResult | Overlap> {
  const held = changes.flatMap(({ before }) => (before ? bookingsOf(before) : []));
  const wanted = changes.flatMap(({ after }) => (after ? bookingsOf(after) : []));
  const pages = await readBookDays([...held, ...wanted]);
  const turned = applyBookings(pages, held, wanted);
  const { clash, lengths } = await findOverlap(wanted, turned);
  return clash ?? { writes: [...turned].flatMap(([name, page]) => dayWrites(pages.get(name), page)), lengths };
}

/** The writes that remove a match's bookings. */
export async function deleteBookingsWrites(match: MatchFields): Promise<Write[]> {
  const held = bookingsOf(match);
  const pages = await readBookDays(held);
  return [...applyBookings(pages, held, [])].flatMap(([name, page]) => dayWrites(pages.get(name), page));
}

/** The first overlap there would be if the matches of the tournament took `matchMinutes`. */
export async function findOverlapAtLength(
  matches: readonly MatchFields[],
  tournamentId: number,
  matchMinutes: number,
): Promise<Overlap | undefined> {
  const wanted = matches.flatMap(bookingsOf);
  const turned = applyBookings(await readBookDays(wanted), [], wanted);
  return (await findOverlap(wanted, turned, new Map([[tournamentId, matchMinutes]]))).clash;
}

/** The ids of all matches, past and future, that book a team, a cancha or an official; in one tournament, or in all. */
export async function listBookedMatches(booked: BookedKind, id: number, tournamentId?: number): Promise<number[]> {
  const pages = await queryPartition<BookDay>(partitions.book(booked, id));
  const entries = pages.flatMap(({ taken }) => Object.entries(taken));
  const wanted = entries.filter(([, [, of]]) => tournamentId === undefined || of === tournamentId);
  return [...new Set(wanted.map(([matchId]) => Number(matchId)))];
}

/**
 * The bookings of a match. It is booked on every day that the longest possible match could reach, so that a new match
 * length changes no booking.
 */
function bookingsOf(match: MatchFields): Booking[] {
  if (match.status === 'cancelled') return [];
  const from = minuteNumber(match.matchDate, match.matchTime);
  const days = [...new Set([match.matchDate, dateOfMinute(from + limits.matchMinutesMax - 1)])];
  const holders: [BookedKind, number | null][] = [
    ['TEAM', match.homeTeamId],
    ['TEAM', match.awayTeamId],
    ['CANCHA', match.canchaId],
    ['STAFF', match.refereeId],
    ['STAFF', match.assistantId],
  ];
  const entry: BookEntry = [from, match.tournamentId];
  return holders.flatMap(([booked, id]) =>
    id ? days.map((date) => ({ booked, id, date, matchId: match.id, entry })) : [],
  );
}

const keyOfBooking = ({ booked, id, date }: Booking): Key => keys.bookDay(booked, id, date);
const nameOfDay = (holding: Booking): string => `${keyOfBooking(holding).pk}/${holding.date}`;

async function readBookDays(holdings: readonly Booking[]): Promise<BookDays> {
  const pages = await batchGet<BookDay>(holdings.map(keyOfBooking));
  return new Map(pages.map((page) => [`${page.pk}/${page.sk}`, page]));
}

type UpdatedDays = ReadonlyMap<string, Key & { readonly taken: Record<string, BookEntry> }>;

/** The days after removing the bookings `held` and adding those `wanted`. */
function applyBookings(pages: BookDays, held: readonly Booking[], wanted: readonly Booking[]): UpdatedDays {
  const turned = new Map<string, Key & { taken: Record<string, BookEntry> }>();
  for (const holding of [...held, ...wanted]) {
    const name = nameOfDay(holding);
    if (!turned.has(name)) turned.set(name, { ...keyOfBooking(holding), taken: { ...pages.get(name)?.taken } });
  }
  for (const holding of held) delete turned.get(nameOfDay(holding))?.taken[holding.matchId];
  for (const holding of wanted)
    Object.assign(turned.get(nameOfDay(holding))?.taken ?? {}, { [holding.matchId]: holding.entry });
  return turned;
}

/** The first overlap, and the match lengths it was looked for with; `given` are lengths that are not stored yet. */
async function findOverlap(
  wanted: readonly Booking[],
  turned: UpdatedDays,
  given: ReadonlyMap<number, number> = new Map(),
): Promise<{ clash: Overlap | undefined; lengths: ReadonlyMap<number, number> }> {
  const pairs = wanted.flatMap((holding) => otherBookings(holding, turned));
  const tournamentIds = pairs.flatMap(({ holding, entry }) => [holding.entry[1], entry[1]]);
  const lengths = new Map([...(await mapMatchMinutes(new Set(tournamentIds))), ...given]);
  const found = pairs.find(({ holding, entry }) => matchesOverlap(holding.entry, entry, lengths));
  if (!found) return { clash: undefined, lengths };
  const { booked, id, matchId: wantedBy } = found.holding;
  return { clash: { booked, id, wantedBy, matchId: found.matchId }, lengths };
}

/** The bookings of other matches for the same team, cancha or official on the same day. */
function otherBookings(holding: Booking, turned: UpdatedDays) {
  return Object.entries(turned.get(nameOfDay(holding))?.taken ?? {})
    .map(([matchId, entry]) => ({ holding, matchId: Number(matchId), entry }))
    .filter(({ matchId }) => matchId !== holding.matchId);
}

/** Whether two matches overlap; one may begin in the minute in which the other ends. */
function matchesOverlap(
  [a, tournamentA]: BookEntry,
  [b, tournamentB]: BookEntry,
  minutes: ReadonlyMap<number, number>,
): boolean {
  return a < b + (minutes.get(tournamentB) ?? 0) && b < a + (minutes.get(tournamentA) ?? 0);
}

/** The write of one changed day, on condition that the day is as it was read. */
function dayWrites(page: BookDay | undefined, { pk, sk, taken }: Key & Pick<BookDay, 'taken'>): Write[] {
  if (sameBookings(page?.taken ?? {}, taken)) return [];
  if (!page) return [{ put: { pk, sk, v: 1, taken }, condition: 'attribute_not_exists(pk)' }];
  return [{ put: { pk, sk, v: page.v + 1, taken }, condition: 'v = :v', values: { ':v': page.v } }];
}

function sameBookings(a: BookDay['taken'], b: BookDay['taken']): boolean {
  const ids = Object.keys(a);
  return ids.length === Object.keys(b).length && ids.every((id) => a[id]?.[0] === b[id]?.[0]);
}
