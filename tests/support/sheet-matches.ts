/** Matches of today between two teams of two players each, for tests of sheets that may share teams and tournament. */
import type { Match } from '#shared/domain/schemas/match.ts';
import type { Player } from '#shared/domain/schemas/player.ts';
import { createScheduledMatch, createTeams, createTournament } from './api-fixtures.ts';
import { createSquad } from './players.ts';

/** Two teams in a tournament, and a function that schedules a match of theirs at an hour that no other has. */
export async function createSheetTeams() {
  const [home, away] = await createTeams('Ombú', 'Ceibo');
  const tournament = await createTournament();
  const homePlayers = (await createSquad(home, 2)) as readonly [Player, Player];
  const awayPlayers = (await createSquad(away, 2)) as readonly [Player, Player];
  const today = new Date().toISOString().slice(0, 10);
  let scheduled = 0;
  const scheduleMatch = (more: Parameters<typeof createScheduledMatch>[3] = {}): Promise<Match> => {
    const matchTime = `${String(Math.floor(scheduled / 2)).padStart(2, '0')}:${scheduled % 2 === 0 ? '00' : '30'}`;
    scheduled += 1;
    return createScheduledMatch(tournament, home, away, { matchDate: today, matchTime, ...more });
  };
  return { tournament, home, away, homePlayers, awayPlayers, scheduleMatch };
}

export type SheetTeams = Awaited<ReturnType<typeof createSheetTeams>>;
