/** The matches that name a team, a cancha or an official, cancelled ones apart. */

import { batchGet } from './client.ts';
import { listBookedMatches } from './day-book.ts';
import { type BookedKind, keys } from './keys.ts';
import { findMatches, type StoredMatch, storeNamesOfDeleted } from './matches.ts';
import type { StoredStaff } from './staff.ts';

/** The matches of a team in a tournament, in no order. */
export async function listMatchesOfTeam(tournamentId: number, teamId: number): Promise<StoredMatch[]> {
  const ids = await listBookedMatches('TEAM', teamId, tournamentId);
  return batchGet<StoredMatch>(ids.map((id) => keys.match(tournamentId, id)));
}

/** Those still to be played need it; those played keep its name. */
export async function findBookedMatches(booked: BookedKind, id: number) {
  const matches = await findMatches(await listBookedMatches(booked, id));
  const isPlayed = ({ status }: StoredMatch) => status === 'completed';
  return { toPlay: matches.filter((match) => !isPlayed(match)), played: matches.filter(isPlayed) };
}

/** How many matches to be played an official has; without any, his name is left in those he was in. */
export async function countMatchesOrKeepName({ id, name }: Pick<StoredStaff, 'id' | 'name'>): Promise<number> {
  const { toPlay, played } = await findBookedMatches('STAFF', id);
  if (toPlay.length > 0) return toPlay.length;
  await storeNamesOfDeleted(played, ({ refereeId, assistantId }) => ({
    ...(refereeId === id ? { refereeName: name } : {}),
    ...(assistantId === id ? { assistantName: name } : {}),
  }));
  return 0;
}
