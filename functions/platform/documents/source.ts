/** Everything a tournament's documents are computed from, read strongly. */
import { type CountedEvent, listEventsOfTournament } from '../table/events.ts';
import { listGroupsOfTournament, type StoredGroup } from '../table/groups.ts';
import { listMatchesOfTournament, type StoredMatch } from '../table/matches.ts';
import { listPlayersOfTeam, mapPlayers, type StoredPlayer } from '../table/players.ts';
import { mapTeams } from '../table/teams.ts';
import { findTournament, type StoredTournament } from '../table/tournaments.ts';
import { type References, readReferences } from './present-matches.ts';

export interface TournamentData {
  readonly tournament: StoredTournament;
  /** In order of play. */
  readonly matches: readonly StoredMatch[];
  readonly groups: readonly StoredGroup[];
  /** Of every match, in no order. */
  readonly events: readonly CountedEvent[];
  /** Players named by events or as goalkeepers, with their current team. */
  readonly players: ReadonlyMap<number, StoredPlayer>;
  readonly references: References;
}

/** Null when the tournament does not exist. */
export async function readTournamentData(tournamentId: number): Promise<TournamentData | null> {
  const [tournament, matches, groups, events] = await Promise.all([
    findTournament(tournamentId),
    listMatchesOfTournament(tournamentId),
    listGroupsOfTournament(tournamentId),
    listEventsOfTournament(tournamentId),
  ]);
  if (!tournament) return null;
  const [references, participants, players] = await Promise.all([
    readReferences(matches),
    mapTeams(tournament.teamIds),
    readPlayers(matches, events),
  ]);
  return {
    tournament,
    matches,
    groups,
    events,
    players,
    references: { ...references, teams: new Map([...references.teams, ...participants]) },
  };
}

/** A squad is one read; who left it since is looked up on his own. */
async function readPlayers(matches: readonly StoredMatch[], events: readonly CountedEvent[]) {
  const named = [
    ...events.map(({ playerId, teamId }) => ({ playerId, teamId })),
    ...matches.flatMap(({ homeGoalkeeperId, awayGoalkeeperId, homeTeamId, awayTeamId }) => [
      { playerId: homeGoalkeeperId, teamId: homeTeamId },
      { playerId: awayGoalkeeperId, teamId: awayTeamId },
    ]),
  ].filter(({ playerId }) => playerId !== 0);
  const teamIds = [...new Set(named.flatMap(({ teamId }) => teamId ?? []))];
  const squads = (await Promise.all(teamIds.map(listPlayersOfTeam))).flat();
  const players = new Map(squads.map((player) => [player.id, player]));
  const elsewhere = new Set(named.map(({ playerId }) => playerId).filter((id) => !players.has(id)));
  return new Map([...players, ...(await mapPlayers(elsewhere))]);
}
