/** Calls the routes of a competition: creates, changes and deletes everything that a tournament has. */
import type { Api } from '#shared/contract/index.ts';
import type { SentBody } from '#shared/contract/route.ts';
import type { RouteCalls } from './route-calls.ts';
import { samples } from './samples.ts';
import { expectOk, type HttpAnswer, readUntil } from './web-client.ts';

export interface IdsOfCalls {
  readonly teams: readonly [number, number, number, number];
  /** An id for each resource, also under the singular name that precedes the id in some paths. */
  readonly idByResource: Readonly<Record<string, number>>;
}

/** Creates a tournament of four teams with a group, results, lineups, events and playoffs, and changes each of them. */
export async function createCompetition(calls: RouteCalls): Promise<IdsOfCalls> {
  const { admin } = calls;
  for (const name of ['Liga del Norte', 'Liga del Sur']) {
    await expectOk(admin('PUT /settings', { body: { ...samples['PUT /settings'], name } }));
  }
  const teams = await createTeams(calls);
  const [home, away] = teams;
  const { player, opponent, staff, cancha } = await createPeopleAndCancha(calls, home, away);
  const tournament = await idOf(
    admin('POST /tournaments', { body: { ...samples['POST /tournaments'], teamIds: [home, away] } }),
  );
  const params = { id: tournament };
  const zone = { ...samples['POST /groups'], tournamentId: tournament };
  const newcomers = { ...zone, name: 'Zona Sur', teamIds: [teams[2]] };
  const deleted = await idOf(admin('POST /groups', { body: newcomers }));
  await expectOk(admin('DELETE /groups/{id}', { params: { id: deleted } }));
  await expectOk(
    admin('PUT /tournaments/{id}', { params, body: { ...samples['PUT /tournaments/{id}'], name: 'Clausura' } }),
  );
  await expectOk(admin('POST /teams/batch', { body: { tournamentId: tournament, teams: [{ name: 'Estrella' }] } }));
  await expectOk(admin('PUT /tournaments/{id}/teams', { params, body: { teamIds: [...teams] } }));
  const group = await idOf(admin('POST /groups', { body: { ...zone, teamIds: [home, away] } }));
  await expectOk(admin('PUT /groups/{id}', { params: { id: group }, body: { name: 'Zona Norte' } }));

  const sides = { tournamentId: tournament, homeTeamId: home, awayTeamId: away };
  const officials = { refereeId: staff, canchaId: cancha, groupId: group };
  const match = await createPlayedMatch(calls, { ...samples['POST /matches'], ...sides, ...officials }, [
    { teamId: home, playerId: player },
    { teamId: away, playerId: opponent },
  ]);
  const matchevent = await createEvents(calls, { matchId: match, playerId: player, teamId: home });
  await changePublishedNames(calls, { tournament, team: home, player, staff, cancha });
  const idByResource = {
    teams: home,
    team: home,
    players: player,
    teamstaff: staff,
    canchas: cancha,
    matchevents: matchevent,
  };
  const groups = { groups: group, group, matches: match, match, tournaments: tournament, tournament };
  return { teams, idByResource: { ...idByResource, ...groups, auth: 1 } };
}

/** Plays the playoffs, then deletes what may be deleted: matches that never began, a tournament, a team with its people. */
export async function deleteCompetition(calls: RouteCalls, { teams, idByResource }: IdsOfCalls): Promise<void> {
  const { admin } = calls;
  const id = (resource: string) => ({ id: idByResource[resource] ?? 0 });
  const refusals = [
    await admin('DELETE /teams/{id}', { params: { id: teams[0] } }),
    await admin('DELETE /players/{id}', { params: id('players') }),
    await admin('DELETE /tournaments/{id}', { params: id('tournaments') }),
    await admin('DELETE /groups/{id}', { params: id('groups') }),
  ];
  for (const { status, body } of refusals) {
    if (status !== 409) throw new Error(`deleted although something refers to it: ${status} ${JSON.stringify(body)}`);
  }
  await expectOk(admin('DELETE /matchevents/{id}', { params: id('matchevents') }));
  await playPlayoffs(calls, idByResource.tournaments ?? 0);
  const answers = new Set<number>();
  for (const { id: matchId } of (await expectOk(admin('GET /matches'))).toReversed())
    answers.add((await admin('DELETE /matches/{id}', { params: { id: matchId } })).status);
  // The final never began; of what was played the verdicts at its start are kept.
  if (answers.size > 2 || !answers.has(204) || !answers.has(409)) throw new Error(`deleted: ${[...answers]}`);
  await expectOk(admin('DELETE /teamstaff/{id}', { params: id('teamstaff') }));
  await expectOk(admin('DELETE /canchas/{id}', { params: id('canchas') }));
  const newTeam = await idOf(admin('POST /teams', { body: { ...samples['POST /teams'], name: 'Ensenada' } }));
  const newcomer = await idOf(admin('POST /players', { body: { ...samples['POST /players'], teamId: newTeam } }));
  await idOf(admin('POST /players', { body: { ...samples['POST /players'], teamId: newTeam, jerseyNumber: 12 } }));
  await expectOk(admin('DELETE /players/{id}', { params: { id: newcomer } }));
  await deleteTournamentWithMatch(calls, newTeam, teams[0]);
  await expectOk(admin('DELETE /teams/{id}', { params: { id: newTeam } }));
}

/** A tournament that was published, with a match, and that its deletion takes from what is published. */
async function deleteTournamentWithMatch({ admin }: RouteCalls, homeTeamId: number, awayTeamId: number) {
  const tournamentId = await idOf(admin('POST /tournaments', { body: samples['POST /tournaments'] }));
  const sides = { tournamentId, homeTeamId, awayTeamId };
  const id = await idOf(admin('POST /matches', { body: { ...samples['POST /matches'], ...sides } }));
  const waitUntilTold = async (isTold: boolean) => {
    const hasIt = (all: readonly { readonly id: number }[]) => all.some((each) => each.id === tournamentId);
    const read = () => expectOk(admin('GET /tournaments/summaries'));
    if (hasIt(await readUntil(read, (all) => hasIt(all) === isTold)) !== isTold)
      throw new Error('the publisher did not notice a tournament, or its deletion');
  };
  await waitUntilTold(true);
  await expectOk(admin('DELETE /matches/{id}', { params: { id } }));
  await expectOk(admin('DELETE /tournaments/{id}', { params: { id: tournamentId } }));
  await waitUntilTold(false);
}

const idOf = async (created: Promise<HttpAnswer<{ readonly id: number }>>): Promise<number> =>
  (await expectOk(created)).id;

async function createTeams({ admin }: RouteCalls): Promise<[number, number, number, number]> {
  const create = (name: string) => idOf(admin('POST /teams', { body: { ...samples['POST /teams'], name } }));
  return [await create('Arce'), await create('Boedo'), await create('Caseros'), await create('Dock')];
}

async function createPeopleAndCancha({ admin }: RouteCalls, home: number, away: number) {
  const form = samples['POST /players'];
  const player = await idOf(admin('POST /players', { body: { ...form, teamId: home } }));
  const opponent = await idOf(admin('POST /players', { body: { ...form, teamId: away, jerseyNumber: 10 } }));
  await idOf(admin('POST /players', { body: { ...form, teamId: away, status: 'inactive', isStarter: false } }));
  const listed = { firstName: 'Ciro', lastName: 'Luna' };
  await expectOk(admin('POST /players/batch', { body: { teamId: away, players: [listed] } }));
  const moved = { ...form, jerseyNumber: 11 };
  for (const teamId of [home, away]) {
    await expectOk(admin('PUT /players/{id}', { params: { id: opponent }, body: { ...moved, teamId } }));
  }
  const lineup = { ...samples['PUT /teams/{id}/lineup'], positions: [{ positionId: 1, playerId: player }] };
  await expectOk(admin('PUT /teams/{id}/lineup', { params: { id: home }, body: lineup }));

  const member = samples['POST /teamstaff'];
  const helper = await idOf(admin('POST /teamstaff', { body: { ...member, teamId: home } }));
  const staff = await idOf(admin('POST /teamstaff', { body: { ...member, name: 'Elsa Brun', teamId: 0 } }));
  await expectOk(admin('PUT /teamstaff/{id}', { params: { id: helper }, body: { ...member, teamId: away } }));
  const cancha = await idOf(admin('POST /canchas', { body: samples['POST /canchas'] }));
  return { player, opponent, staff, cancha };
}

type MatchBody = SentBody<Api['POST /matches']>;

interface LineupPlayer {
  readonly teamId: number;
  readonly playerId: number;
}

/**
 * A played match with the lineups of both teams. It is moved to another day first, so that bookings of the teams
 * change.
 */
async function createPlayedMatch(
  { admin }: RouteCalls,
  body: MatchBody,
  players: readonly LineupPlayer[],
): Promise<number> {
  const id = await idOf(admin('POST /matches', { body }));
  const { tournamentId: _, ...form } = body;
  await expectOk(admin('PUT /matches/{id}', { params: { id }, body: { ...form, matchDate: '2026-03-08' } }));
  for (const { teamId, playerId } of players) {
    const lineup = { ...samples['PUT /matches/{id}/lineup/{teamId}'], positions: [{ positionId: 1, playerId }] };
    await expectOk(admin('PUT /matches/{id}/lineup/{teamId}', { params: { id, teamId }, body: lineup }));
  }
  await expectOk(admin('PATCH /matches/{id}/score', { params: { id }, body: { homeScore: 2, awayScore: 1 } }));
  return id;
}

/** Records two events, of which the first is changed and the second deleted. */
async function createEvents({ admin }: RouteCalls, event: { matchId: number; playerId: number; teamId: number }) {
  const body = { ...samples['POST /matchevents'], ...event };
  const id = await idOf(admin('POST /matchevents', { body }));
  await expectOk(admin('PUT /matchevents/{id}', { params: { id }, body: { eventType: 'redcard', minute: 30 } }));
  const second = await idOf(admin('POST /matchevents', { body }));
  await expectOk(admin('DELETE /matchevents/{id}', { params: { id: second } }));
  return id;
}

/**
 * Renames things that published documents show, so that the publisher looks for the tournaments that show them, and
 * features the tournament.
 */
async function changePublishedNames(
  { admin }: RouteCalls,
  {
    tournament,
    team,
    player,
    staff,
    cancha,
  }: Readonly<Record<'tournament' | 'team' | 'player' | 'staff' | 'cancha', number>>,
): Promise<void> {
  const teamBody = { ...samples['PUT /teams/{id}'], name: 'Almagro' };
  await expectOk(admin('PUT /teams/{id}', { params: { id: team }, body: teamBody }));
  const playerBody = { ...samples['PUT /players/{id}'], teamId: team, lastName: 'Ledesma' };
  await expectOk(admin('PUT /players/{id}', { params: { id: player }, body: playerBody }));
  const staffBody = { ...samples['PUT /teamstaff/{id}'], teamId: 0, name: 'Elsa Bruni' };
  await expectOk(admin('PUT /teamstaff/{id}', { params: { id: staff }, body: staffBody }));
  await expectOk(admin('PUT /canchas/{id}', { params: { id: cancha }, body: { nombre: 'Cancha Norte' } }));
  const settings = { ...samples['PUT /settings'], timeZone: 'America/Montevideo', featuredTournamentId: tournament };
  await expectOk(admin('PUT /settings', { body: settings }));
}

/** Generates the playoffs and plays the semifinals, the first as a draw, which a changed rule leaves undecided. */
async function playPlayoffs({ admin }: RouteCalls, id: number): Promise<void> {
  const drawRule = (playoffDraw: 'betterPlaced' | 'penalties') =>
    expectOk(
      admin('PUT /tournaments/{id}', {
        params: { id },
        body: { ...samples['PUT /tournaments/{id}'], rules: { playoffDraw } },
      }),
    );
  await drawRule('betterPlaced');
  const body = samples['POST /tournaments/{id}/generate-playoffs'];
  const { matches } = await expectOk(admin('POST /tournaments/{id}/generate-playoffs', { params: { id }, body }));
  for (const semifinal of matches.slice(0, 2)) {
    const score = { homeScore: 1, awayScore: semifinal === matches[0] ? 1 : 0 };
    await expectOk(admin('PATCH /matches/{id}/score', { params: { id: semifinal.id }, body: score }));
  }
  await drawRule('penalties');
}
