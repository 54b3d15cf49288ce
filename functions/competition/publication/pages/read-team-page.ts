/**
 * Reads what the pages of teams show: the teams, their matches and squads from the table, the rest from documents. What
 * several of the teams show is read once.
 */
import type { SquadMember, TeamPageData } from '#shared/pages/page-data.ts';
import { mapConcurrently } from '../../../platform/map-concurrently.ts';
import { listPlayersOfTeam } from '../../records/players.ts';
import { readTeamsById } from '../../records/teams.ts';
import { listTournaments } from '../../records/tournaments.ts';
import { presentNextAndLastMatches, readNextAndLastMatches } from '../documents/team-matches.ts';
import { composeTeamTournaments, teamsDocumentNameOf } from '../documents/team-tournaments.ts';
import type { PageSource } from './page-source.ts';
import { displayNamesOf, readOverallDocuments } from './read-documents.ts';
import { openBansOf, placesOf, readTournamentsOfTeams, scorersOf, withMatchMinutes } from './team-documents.ts';
import { readMatchesOfTeams, seasonsOf } from './team-seasons.ts';

/** By team id, without those of teams that do not exist. */
export async function readTeamPages(ids: readonly number[], source: PageSource): Promise<Map<number, TeamPageData>> {
  const { now, readSite } = source;
  const [teams, { timeZone, publicSquads }, listed] = await Promise.all([
    readTeamsById(ids),
    readSite(),
    readTournamentIds(ids),
  ]);
  const teamIds = [...teams.keys()];
  const [chosen, squads] = await Promise.all([
    readNextAndLastMatches(teamIds, now, timeZone),
    publicSquads ? readSquads(teamIds) : null,
  ]);
  // The tournaments of its matches are there, too, when the document of all does not have them yet.
  const idsOfTournaments = (id: number) => [
    ...new Set([...(listed.get(id) ?? []), ...(chosen.get(id)?.tournamentIds ?? [])]),
  ];
  const tournaments = await readTournamentsOfTeams(new Set(teamIds.flatMap(idsOfTournaments)), source);
  const displayNames = displayNamesOf([...tournaments.values()].map(({ facts }) => facts));
  const matches = await readMatchesOfTeams(new Set(teamIds), tournaments.keys(), displayNames);
  const around = presentNextAndLastMatches(chosen, [...matches.values()].flat());
  return new Map(
    [...teams.values()].map((team) => {
      const { id, name, shortName, logo } = team;
      const own = idsOfTournaments(id).flatMap((each) => tournaments.get(each) ?? []);
      const { next = [], overdue = [], results = [] } = around.get(id) ?? {};
      const data: TeamPageData = {
        team: { id, name, shortName, logo },
        coach: team.coach ?? '',
        next: withMatchMinutes(next, own),
        overdue,
        results,
        places: placesOf(id, own),
        seasons: seasonsOf(id, own, matches),
        scorers: scorersOf(team, own),
        squad: squads?.get(id) ?? null,
        suspended: openBansOf(id, own),
      };
      return [id, data];
    }),
  );
}

/** By team id, the ids of its first tournaments in the order in which tournaments are listed. */
async function readTournamentIds(teamIds: readonly number[]): Promise<Map<number, readonly number[]>> {
  const documents = [...new Set(teamIds.map(teamsDocumentNameOf))];
  const read = await readOverallDocuments({ documents }, async () => composeTeamTournaments(await listTournaments()));
  return new Map(teamIds.map((id) => [id, read[teamsDocumentNameOf(id)]?.[id] ?? []]));
}

/** By team id. */
const readSquads = async (teamIds: readonly number[]): Promise<Map<number, SquadMember[]>> =>
  new Map(await mapConcurrently(teamIds, async (id) => [id, await readSquad(id)] as const));

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
