/** Finds the matches, except cancelled ones, of a team, a cancha or an official by their bookings. */

import { batchGet, queryAll } from '../../platform/table/client.ts';
import { type BookedKind, keys, partitionKeys } from '../../platform/table/keys.ts';
import { type DayBookings, listBookedMatches } from './bookings.ts';
import { findMatches, type StoredMatch, storeCanchaOrOfficialNames } from './matches.ts';
import type { StoredStaff } from './staff.ts';

/** The matches of some teams in a tournament, each once, in no particular order. */
export async function listMatchesOfTeams(tournamentId: number, teamIds: Iterable<number>): Promise<StoredMatch[]> {
  const ids = await Promise.all([...teamIds].map((teamId) => listBookedMatches('TEAM', teamId, tournamentId)));
  return batchGet<StoredMatch>(ids.flat().map((id) => keys.match(tournamentId, id)));
}

/**
 * The matches of a team, over all tournaments, around the day `date` (`YYYY-MM-DD`): those of the last `before` days
 * with a match before it, and of the first `from` days from it on. In no particular order.
 */
export async function listMatchesOfTeamAround(
  teamId: number,
  date: string,
  days: { readonly before: number; readonly from: number },
): Promise<StoredMatch[]> {
  const listDays = (condition: string, order: { ScanIndexForward: boolean }, most: number) =>
    queryAll<DayBookings>(
      {
        KeyConditionExpression: `pk = :pk AND sk ${condition} :date`,
        // A day stays, empty, when its last match moves away.
        FilterExpression: 'size(taken) > :none',
        ExpressionAttributeValues: { ':pk': partitionKeys.book('TEAM', teamId), ':date': date, ':none': 0 },
        ...order,
      },
      most,
    );
  const found = await Promise.all([
    listDays('<', { ScanIndexForward: false }, days.before),
    listDays('>=', { ScanIndexForward: true }, days.from),
  ]);
  return readMatchesOfBookings(found.flat());
}

/** The matches, except cancelled ones, that any of these teams and canchas has on a day, in no particular order. */
export async function listMatchesOfDay(
  date: string,
  teamIds: readonly number[],
  canchaIds: readonly number[],
): Promise<StoredMatch[]> {
  const days = await batchGet<DayBookings>([
    ...teamIds.map((id) => keys.bookingsOfDay('TEAM', id, date)),
    ...canchaIds.map((id) => keys.bookingsOfDay('CANCHA', id, date)),
  ]);
  // A match that ends after midnight is in the books of both days.
  return (await readMatchesOfBookings(days)).filter(({ matchDate }) => matchDate === date);
}

/** The matches, except cancelled ones, from a day on whose sheets a user keeps, in no particular order. */
export async function listMatchesOfSheetUser(userId: number, from: string): Promise<StoredMatch[]> {
  const days = await queryAll<DayBookings>({
    KeyConditionExpression: 'pk = :pk AND sk >= :from',
    ExpressionAttributeValues: { ':pk': partitionKeys.book('USER', userId), ':from': from },
  });
  return readMatchesOfBookings(days);
}

const readMatchesOfBookings = (days: readonly DayBookings[]): Promise<StoredMatch[]> =>
  batchGet<StoredMatch>(
    days
      .flatMap(({ taken }) => Object.entries(taken))
      .map(([matchId, [, tournamentId]]) => keys.match(tournamentId, Number(matchId))),
  );

/**
 * The matches of a team, cancha or official: those still to be played prevent its deletion, the played ones keep its
 * name.
 */
export async function findBookedMatches(booked: BookedKind, id: number) {
  const matches = await findMatches(await listBookedMatches(booked, id));
  const isPlayed = ({ status }: StoredMatch) => status === 'completed';
  return { toPlay: matches.filter((match) => !isPlayed(match)), played: matches.filter(isPlayed) };
}

/**
 * How many matches still to be played an official has. When there are none, stores the official's name in the played
 * ones, so that the official can be deleted.
 */
export async function countMatchesOrKeepName({ id, name }: Pick<StoredStaff, 'id' | 'name'>): Promise<number> {
  const { toPlay, played } = await findBookedMatches('STAFF', id);
  if (toPlay.length > 0) return toPlay.length;
  await storeCanchaOrOfficialNames(played, ({ refereeId, assistantId }) => ({
    ...(refereeId === id ? { refereeName: name } : {}),
    ...(assistantId === id ? { assistantName: name } : {}),
  }));
  return 0;
}
