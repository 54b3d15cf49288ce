/** The teams that the reader follows: their ids, kept on the device. */
import { readSaved, save } from './saved.ts';

export const followedTeamsKey = 'torneo.following';

/** In the order in which they were chosen. */
export function followedTeams(): readonly number[] {
  try {
    const ids: unknown = JSON.parse(readSaved(followedTeamsKey) ?? '[]');
    return Array.isArray(ids) ? ids.filter((id) => Number.isSafeInteger(id) && id > 0) : [];
  } catch {
    return [];
  }
}

/** False when the browser keeps nothing. */
export function follow(team: number, isFollowed: boolean): boolean {
  const others = followedTeams().filter((id) => id !== team);
  return save(followedTeamsKey, JSON.stringify(isFollowed ? [...others, team] : others));
}
