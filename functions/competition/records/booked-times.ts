/** Reads when teams, canchas and officials are booked, by the matches of every tournament. */
import { mapConcurrently } from '../../platform/map-concurrently.ts';
import { queryAll } from '../../platform/table/client.ts';
import { type BookedKind, partitionKeys } from '../../platform/table/keys.ts';
import type { DayBookings } from './bookings.ts';
import { readMatchMinutesByTournament } from './tournaments.ts';

/** How the API calls what a match books. */
export const wireKindOf = { TEAM: 'team', CANCHA: 'cancha', STAFF: 'official' } as const satisfies Record<
  BookedKind,
  string
>;

/** A team, cancha or official whose bookings are asked for. */
export interface Holder {
  readonly booked: BookedKind;
  readonly id: number;
}

/** A match holds a team, cancha or official during the minutes [from, to), counted by `minutesSinceYearOne`. */
export interface BookedTime extends Holder {
  readonly from: number;
  readonly to: number;
  readonly matchId: number;
}

/** How many partitions are read at once. */
const queriesAtOnce = 25;

/**
 * The bookings of the holders on the days from `firstDate` to `lastDate` (`YYYY-MM-DD`, both included), in no particular
 * order. A match past midnight is booked on both days, and is answered once.
 */
export async function listBookedTimes(
  holders: readonly Holder[],
  firstDate: string,
  lastDate: string,
): Promise<BookedTime[]> {
  const read = (holder: Holder) => listEntries(holder, firstDate, lastDate);
  const entries = (await mapConcurrently(holders, read, queriesAtOnce)).flat();
  const minutes = await readMatchMinutesByTournament(new Set(entries.map(({ tournamentId }) => tournamentId)));
  return entries.map(({ tournamentId, ...entry }) => ({ ...entry, to: entry.from + (minutes.get(tournamentId) ?? 0) }));
}

interface BookedEntry extends Holder {
  readonly from: number;
  readonly tournamentId: number;
  readonly matchId: number;
}

async function listEntries({ booked, id }: Holder, firstDate: string, lastDate: string): Promise<BookedEntry[]> {
  const days = await queryAll<DayBookings>({
    KeyConditionExpression: 'pk = :pk AND sk BETWEEN :first AND :last',
    ExpressionAttributeValues: { ':pk': partitionKeys.book(booked, id), ':first': firstDate, ':last': lastDate },
  });
  const found = days.flatMap(({ taken }) => Object.entries(taken));
  return [...new Map(found)].map(([matchId, [from, tournamentId]]) => ({
    booked,
    id,
    from,
    tournamentId,
    matchId: Number(matchId),
  }));
}
