/** Reads what the verdicts on teams depend on, and gives them: who may play a match, and why not. */
import { countAppearances, countsForPlayoffs } from '#shared/domain/eligibility/appearances.ts';
import { judgeSquad } from '#shared/domain/eligibility/eligibility.ts';
import { findFirstClosedDay } from '#shared/domain/eligibility/squad-closing.ts';
import type { JudgedTeam } from '#shared/domain/schemas/eligibility.ts';
import type { Lineup } from '#shared/domain/schemas/lineup.ts';
import type { MatchSide } from '#shared/domain/schemas/sheet.ts';
import { computeBans } from '#shared/domain/suspensions/suspensions.ts';
import { localDay } from '../../platform/local-time.ts';
import { type Discipline, readDiscipline } from '../discipline/read-discipline.ts';
import { withBulletins } from '../discipline/told-bans.ts';
import { listMatchesOfTeams } from '../records/booked-matches.ts';
import { readBulletinState } from '../records/bulletins.ts';
import { type EventForDocuments, listEventsOfPlayers, listEventsOfTournament } from '../records/events.ts';
import { readMatchLineups } from '../records/lineups.ts';
import { findMatches, listMatchesOfTournament, type StoredMatch } from '../records/matches.ts';
import { listPlayersOfTeam, type StoredPlayer } from '../records/players.ts';
import { readTimeZone } from '../records/settings.ts';
import { readSheetsOfMatches } from '../records/sheets.ts';
import { readTeamsById } from '../records/teams.ts';
import type { StoredTournament } from '../records/tournaments.ts';

/** A team at a match; `positions` are a lineup to judge in place of the saved one, null to judge the list. */
interface TeamAtMatch {
  readonly match: StoredMatch;
  readonly teamId: number;
  readonly positions?: Lineup['positions'] | null;
}

/** What a caller has read already. */
interface KnownOfTournament {
  readonly matches?: readonly StoredMatch[];
  readonly squads?: ReadonlyMap<number, readonly StoredPlayer[]>;
}

/** The verdicts on the squads of teams of one tournament, in the order of `teams`. Deleted teams have an empty squad. */
export async function judgeTeams(
  tournament: StoredTournament,
  teams: readonly TeamAtMatch[],
  now: Date,
  known: KnownOfTournament = {},
): Promise<JudgedTeam[]> {
  const teamIds = new Set(teams.map(({ teamId }) => teamId));
  const discipline = await readDiscipline(tournament.id, [...teamIds]);
  const [read, lineups, names, timeZone, squads, bulletins] = await Promise.all([
    known.matches ?? listNeededMatches(tournament, teams, discipline),
    readMatchLineups(teams.filter(({ positions }) => positions === undefined).map(({ match }) => match)),
    readTeamsById(teamIds),
    readTimeZone(),
    known.squads ?? readSquads(teamIds),
    tournament.hasBulletins ? readBulletinState(tournament.id).then(({ published }) => published) : [],
  ]);
  // A match is judged as it is about to be saved, also by its date and status.
  const judgedNow = new Map(teams.map(({ match }) => [match.id, match]));
  const matches = [...read.filter(({ id }) => !judgedNow.has(id)), ...judgedNow.values()];
  const events = await readEvents(tournament, teams, squads);
  const { eligibility, suspensions } = tournament.rules;
  const today = localDay(now, timeZone);
  const bans = withBulletins(
    computeBans({ matches, events, rules: suspensions, today, discipline: { ...discipline, view: 'all' } }),
    bulletins,
  );
  const firstClosedDay = findFirstClosedDay(eligibility.squad, matches);
  const appearances = new Map(
    await Promise.all(
      teams
        .filter((team) => needsAppearances(tournament, team))
        .map(async (team) => [team, await readAppearances(team, { matches, events, squads })] as const),
    ),
  );
  return teams.map((team) => {
    const { match, teamId } = team;
    const saved = lineups.get(match.id)?.find((lineup) => lineup.teamId === teamId);
    const squad = squads.get(teamId) ?? [];
    const judged = judgeSquad({
      teamId,
      match,
      rules: eligibility,
      squad,
      positions: team.positions === undefined ? (saved?.positions ?? null) : team.positions,
      bans,
      appearances: appearances.get(team) ?? new Map(),
      exceptions: tournament.eligibilityExceptions ?? [],
      firstClosedDay,
    });
    const players = judged.map(({ verdict, reasons }, at) => {
      const { id: playerId, firstName, lastName, jerseyNumber } = squad[at] as StoredPlayer;
      return { playerId, playerName: `${firstName} ${lastName}`, jerseyNumber, verdict, reasons };
    });
    return { teamId, teamName: names.get(teamId)?.name ?? '', players };
  });
}

/** The squads by team, each by shirt number, with inactive players last; without those who wait for an administrator. */
async function readSquads(teamIds: Iterable<number>): Promise<Map<number, StoredPlayer[]>> {
  const isGone = ({ status }: StoredPlayer) => Number(status === 'inactive');
  const squads = [...teamIds].map(async (id): Promise<[number, StoredPlayer[]]> => {
    const players = (await listPlayersOfTeam(id)).filter(({ pendingMatchId }) => pendingMatchId === undefined);
    return [id, players.sort((a, b) => isGone(a) - isGone(b))];
  });
  return new Map(await Promise.all(squads));
}

const needsAppearances = ({ rules }: StoredTournament, { match }: TeamAtMatch): boolean =>
  rules.eligibility.playoffMatches > 0 && match.isPlayoff;

/**
 * The matches of the tournament on which the verdicts depend: all, or where no rule looks at others, those of few teams and of the
 * teams that serve a sanction.
 */
async function listNeededMatches(
  tournament: StoredTournament,
  teams: readonly TeamAtMatch[],
  discipline: Discipline,
): Promise<StoredMatch[]> {
  const { squad } = tournament.rules.eligibility;
  const closesBeforeRound = squad !== null && 'closesBefore' in squad;
  const needsAll = closesBeforeRound || teams.some((team) => needsAppearances(tournament, team));
  if (needsAll || teams.length > teamsReadByPlayer) return listMatchesOfTournament(tournament.id);
  // A sanction is served by the team that its player then had.
  const sanctions = discipline.sanctions.filter(({ tournamentId }) => tournamentId === tournament.id);
  const teamIds = new Set([...teams, ...sanctions].flatMap(({ teamId }) => (teamId === 0 ? [] : [teamId])));
  const [causes, found] = await Promise.all([
    // A sanction counts from its match, which the player may have played with another team.
    findMatches(sanctions.flatMap(({ matchId }) => matchId ?? [])),
    listMatchesOfTeams(tournament.id, teamIds),
  ]);
  const own = [...found, ...causes.filter(({ tournamentId }) => tournamentId === tournament.id)];
  return [...new Map(own.map((match) => [match.id, match])).values()];
}

/** How many teams have the events of each of their players read one by one. */
const teamsReadByPlayer = 2;

/** The events from which bans and appearances follow; for few teams without appearances those of their players. */
function readEvents(
  tournament: StoredTournament,
  teams: readonly TeamAtMatch[],
  squads: ReadonlyMap<number, readonly StoredPlayer[]>,
): Promise<readonly EventForDocuments[]> {
  const needsAll = teams.some((team) => needsAppearances(tournament, team));
  if (needsAll || squads.size > teamsReadByPlayer) return listEventsOfTournament(tournament.id);
  return listEventsOfPlayers(
    tournament.id,
    [...squads.values()].flat().map(({ id }) => id),
  );
}

interface RecordOfTournament {
  readonly matches: readonly StoredMatch[];
  readonly events: readonly EventForDocuments[];
  readonly squads: ReadonlyMap<number, readonly StoredPlayer[]>;
}

/** In how many matches of the league, with this team, each player of its squad appeared. */
async function readAppearances({ teamId }: TeamAtMatch, { matches, events, squads }: RecordOfTournament) {
  const played = matches
    .filter(countsForPlayoffs)
    .filter(({ homeTeamId, awayTeamId }) => homeTeamId === teamId || awayTeamId === teamId);
  const [sheets, lineups] = await Promise.all([readSheetsOfMatches(played), readMatchLineups(played)]);
  const sides = played.map(({ id, homeTeamId }) => {
    const side: MatchSide = homeTeamId === teamId ? 'home' : 'away';
    const lineup = lineups.get(id)?.find((each) => each.teamId === teamId);
    return {
      presentIds: sheets.get(id)?.presence[side]?.value ?? null,
      lineupIds: lineup?.positions.map(({ playerId }) => playerId) ?? [],
      eventPlayerIds: events
        .filter((event) => event.matchId === id && event.teamId === teamId && event.playerId !== 0)
        .map(({ playerId }) => playerId),
    };
  });
  return countAppearances(
    (squads.get(teamId) ?? []).map(({ id }) => id),
    sides,
  );
}
