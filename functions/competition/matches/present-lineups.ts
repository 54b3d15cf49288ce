/** Presents a side's lineup for a match, with the names and numbers of its players. */
import { type Lineup, type MatchLineup, matchLineup as schema } from '#shared/domain/schemas/lineup.ts';
import { pickFields } from '../../platform/http/pick-fields.ts';
import { emptyLineup, type StoredLineup } from '../records/lineups.ts';
import type { StoredMatch } from '../records/matches.ts';
import type { StoredPlayer } from '../records/players.ts';
import { getSettings } from '../records/settings.ts';
import { readPlayersOfLineup, withoutDeletedPlayers, withoutFormerPlayers } from '../squads/eligible.ts';

/** `stored` is undefined when nothing was saved, or nothing of it is shown. */
export async function presentMatchLineup(
  match: StoredMatch,
  teamId: number,
  stored: StoredLineup | undefined,
): Promise<MatchLineup> {
  const lineup = stored ?? emptyLineup(teamId, await getSettings());
  return presentLineupOf(match, lineup, await readPlayersOfLineup(lineup));
}

/** `players`: those of the lineup that still exist, by id. */
export function presentLineupOf(
  match: StoredMatch,
  saved: Lineup,
  players: ReadonlyMap<number, StoredPlayer>,
): MatchLineup {
  const lineup = (match.status === 'completed' ? withoutDeletedPlayers : withoutFormerPlayers)(saved, players);
  const shownIds = new Set(lineup.positions.map(({ playerId }) => playerId));
  const names = [...players.values()]
    .filter(({ id }) => shownIds.has(id))
    .map(({ id, firstName, lastName, jerseyNumber }) => ({ id, firstName, lastName, jerseyNumber }));
  return pickFields(schema, { matchId: match.id, ...lineup, players: names });
}
