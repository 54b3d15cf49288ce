/** Everything a tournament's documents are computed from, read strongly. */
import { listGroupsOfTournament, type StoredGroup } from '../table/groups.ts';
import { listMatchesOfTournament, type StoredMatch } from '../table/matches.ts';
import { mapTeams } from '../table/teams.ts';
import { findTournament, type StoredTournament } from '../table/tournaments.ts';
import { type References, readReferences } from './present-matches.ts';

export interface Source {
  readonly tournament: StoredTournament;
  readonly matches: readonly StoredMatch[];
  readonly groups: readonly StoredGroup[];
  readonly references: References;
}

/** Null when the tournament does not exist. */
export async function readSource(tournamentId: number): Promise<Source | null> {
  const [tournament, matches, groups] = await Promise.all([
    findTournament(tournamentId),
    listMatchesOfTournament(tournamentId),
    listGroupsOfTournament(tournamentId),
  ]);
  if (!tournament) return null;
  const [references, participants] = await Promise.all([readReferences(matches), mapTeams(tournament.teamIds)]);
  return {
    tournament,
    matches,
    groups,
    references: { ...references, teams: new Map([...references.teams, ...participants]) },
  };
}
