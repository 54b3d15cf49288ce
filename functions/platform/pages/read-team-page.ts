/** Reads what the page of a team shows: the team, its matches and its squad from the table, the rest from documents. */
import type { SquadMember, TeamPageData } from '#shared/pages/page-data.ts';
import { readNextAndLastMatches } from '../documents/team-matches.ts';
import { composeTeamTournaments, teamsDocumentNameOf } from '../documents/team-tournaments.ts';
import { listPlayersOfTeam } from '../table/players.ts';
import { findTeam } from '../table/teams.ts';
import { listTournaments } from '../table/tournaments.ts';
import { readOverallDocuments } from './read-documents.ts';
import { readSite } from './read-site.ts';
import { openBansOf, placesOf, readTournamentsOfTeam, scorersOf, withMatchMinutes } from './team-documents.ts';

/** Null when there is no such team. */
export async function readTeamPage(teamId: number, now: Date): Promise<TeamPageData | null> {
  const [team, { timeZone, publicSquads }, ids] = await Promise.all([
    findTeam(teamId),
    readSite(),
    readTournamentIds(teamId),
  ]);
  if (!team) return null;
  const { id, name, shortName, logo } = team;
  const [{ tournamentIds, next, results }, squad] = await Promise.all([
    readNextAndLastMatches(teamId, now, timeZone),
    publicSquads ? readSquad(teamId) : null,
  ]);
  // The tournaments of its matches are there, too, when the document of all does not have them yet.
  const tournaments = await readTournamentsOfTeam(new Set([...ids, ...tournamentIds]), publicSquads, now);
  return {
    team: { id, name, shortName, logo },
    coach: team.coach ?? '',
    next: withMatchMinutes(next, tournaments),
    results,
    places: placesOf(team.id, tournaments),
    scorers: publicSquads ? scorersOf(team, tournaments) : [],
    squad,
    suspended: publicSquads ? openBansOf(team.id, tournaments) : null,
  };
}

/** The ids of the first tournaments of a team in the order in which tournaments are listed. */
async function readTournamentIds(teamId: number): Promise<readonly number[]> {
  const name = teamsDocumentNameOf(teamId);
  const read = await readOverallDocuments({ documents: [name] }, async () =>
    composeTeamTournaments(await listTournaments()),
  );
  return read[name]?.[teamId] ?? [];
}

/** The players who are not inactive, by shirt number; only what may be known of them by everybody. */
async function readSquad(teamId: number): Promise<SquadMember[]> {
  const players = await listPlayersOfTeam(teamId);
  return players
    .filter(({ status }) => status !== 'inactive')
    .map(({ id, firstName, lastName, jerseyNumber, position }) => ({
      playerId: id,
      name: `${firstName} ${lastName}`,
      jerseyNumber,
      position,
    }));
}
