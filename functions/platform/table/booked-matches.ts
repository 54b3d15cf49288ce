/** Finds the matches, except cancelled ones, of a team, a cancha or an official by their bookings. */

import { batchGet } from './client.ts';
import { listBookedMatches } from './day-book.ts';
import { type BookedKind, keys } from './keys.ts';
import { findMatches, type StoredMatch, storeCanchaOrOfficialNames } from './matches.ts';
import type { StoredStaff } from './staff.ts';

/** The matches of a team in a tournament, in no particular order. */
export async function listMatchesOfTeam(tournamentId: number, teamId: number): Promise<StoredMatch[]> {
  const ids = await listBookedMatches('TEAM', teamId, tournamentId);
  return batchGet<StoredMatch>(ids.map((id) => keys.match(tournamentId, id)));
}

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
