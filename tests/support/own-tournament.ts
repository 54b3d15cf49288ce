/**
 * Creates a tournament of a test's own in an application that others use too: teams, squads, officials, matches, a
 * coach.
 */
import { randomUUID } from 'node:crypto';
import { mapConcurrently } from '#functions/platform/map-concurrently.ts';
import { type DemoPlayer, makeSquads } from '#infra/local/seed/demo-squads.ts';
import { createLineupOfStarters } from '#infra/local/seed/load-teams.ts';
import { federationDateTime } from '#infra/local/seed/local-moment.ts';
import { addDays } from '#shared/domain/calendar/calendar.ts';
import type { Credentials } from './browser-visitor.ts';
import { expectOk, readUntil, type SendRequest, signIn } from './web-client.ts';

interface OwnTeam {
  readonly id: number;
  readonly name: string;
}

type OwnPlayer = DemoPlayer & { readonly id: number };

/**
 * What was created. `completed`, `live` and `scheduled` are ids of matches; the first team plays in all but the live
 * one.
 */
export interface OwnTournament {
  /** The API as an administrator calls it. */
  readonly api: SendRequest;
  readonly id: number;
  readonly name: string;
  /**
   * The first team has 11 players, number 7 injured and number 5 suspended; the second has 8, the third 3, the fourth
   * none.
   */
  readonly teams: readonly [OwnTeam, OwnTeam, OwnTeam, OwnTeam];
  readonly squads: readonly (readonly OwnPlayer[])[];
  readonly referee: { readonly id: number; readonly name: string };
  readonly cancha: { readonly id: number; readonly name: string };
  /** The match of 'Fecha 1', a week ago: the first team beat the second 2 - 0, and its number 5 was sent off. */
  readonly completed: number;
  /** A match of 'Fecha 2', begun a quarter of an hour ago: the third team against the second, 0 - 0. */
  readonly live: number;
  /** A match of 'Fecha 2', in three days: the first team against the fourth. */
  readonly scheduled: number;
  /** The credentials of the first team's coach. */
  readonly coach: Credentials;
}

/**
 * The names of the four teams: without accents, so that the keyboard can choose them in a list; and with first words that
 * are too long for a display name, so that screens show them whole.
 */
const ownTeamNames = (name: string) =>
  [
    `Defensores-Sur de ${name}`,
    `Sportivo-Oeste ${name}`,
    `Juventud-Norte de ${name}`,
    `Racing-Central de ${name}`,
  ] as const;
const ownRefereeName = (name: string) => `Olga Silbato de ${name}`;

const ownCoachPassword = 'Cancha2026';

const quarterOfAnHourMs = 15 * 60 * 1000;

/** Creates the tournament. `name` must be unique: it is part of the names of its teams and people. */
export async function createOwnTournament(url: string, name: string): Promise<OwnTournament> {
  const api = await signIn(url, 'Admin');
  const today = federationDateTime(new Date()).date;
  const teams = await createTeams(api, name);
  const [squads, referee, cancha, id, coach] = await Promise.all([
    addPlayersAndLineups(api, teams, Number(today.slice(0, 4))),
    expectOk(api('POST /teamstaff', { body: { teamId: 0, name: ownRefereeName(name), role: 'Referee' } })),
    expectOk(api('POST /canchas', { body: { nombre: `Cancha de ${name}` } })),
    createTournament(api, `Copa ${name}`, today, teams),
    createCoach(api, name, teams[0].id),
  ]);
  const matches = await createMatches(api, { id, teams, squads, today, refereeId: referee.id, canchaId: cancha.id });
  return {
    ...matches,
    api,
    id,
    name: `Copa ${name}`,
    teams,
    squads,
    referee: { id: referee.id, name: referee.name },
    cancha: { id: cancha.id, name: cancha.nombre },
    coach,
  };
}

/** Creates the teams; their ids follow their order. */
async function createTeams(api: SendRequest, name: string): Promise<OwnTournament['teams']> {
  const names = ownTeamNames(name);
  const teams = names.map((each) => ({ name: each, coach: 'Norma Sosa', city: 'Morón', foundationYear: 1950 }));
  const created = await expectOk(api('POST /teams/batch', { body: { teams } }));
  const teamAt = (place: 0 | 1 | 2 | 3): OwnTeam => ({ id: created[place]?.id ?? 0, name: names[place] });
  return [teamAt(0), teamAt(1), teamAt(2), teamAt(3)];
}

/** Adds the players, and default lineups for the first two teams; the third has only three players, the fourth none. */
async function addPlayersAndLineups(
  api: SendRequest,
  teams: OwnTournament['teams'],
  year: number,
): Promise<OwnPlayer[][]> {
  const [first = [], second = [], third = []] = makeSquads(year);
  const planned = [first, second.slice(0, 8), third.slice(0, 3), []];
  const squads = await Promise.all(
    planned.map(async (squad, at): Promise<OwnPlayer[]> => {
      if (squad.length === 0) return [];
      const body = { teamId: teams[at]?.id ?? 0, players: squad };
      const created = await expectOk(api('POST /players/batch', { body }));
      return squad.map((player, place) => ({ ...player, id: created[place]?.id ?? 0 }));
    }),
  );
  await mapConcurrently(['1-2-2-1', '1-2-1-2'] as const, (formation, at) => {
    const id = teams[at]?.id ?? 0;
    const body = createLineupOfStarters({ id, formation, players: squads[at] ?? [] });
    return expectOk(api('PUT /teams/{id}/lineup', { params: { id }, body }));
  });
  return squads;
}

async function createTournament(
  api: SendRequest,
  name: string,
  today: string,
  teams: OwnTournament['teams'],
): Promise<number> {
  const dates = { startDate: addDays(today, -28), endDate: addDays(today, 60) };
  const teamIds = teams.map(({ id }) => id);
  return (await expectOk(api('POST /tournaments', { body: { ...dates, name, teamIds, status: 'in_progress' } }))).id;
}

async function createCoach(api: SendRequest, name: string, teamId: number): Promise<Credentials> {
  const account = { email: `${randomUUID()}@example.com`, password: ownCoachPassword };
  await expectOk(
    api('POST /auth/register', { body: { ...account, firstName: 'Mirta', lastName: name, roles: ['DT'], teamId } }),
  );
  return account;
}

interface CreateMatchesOptions extends Pick<OwnTournament, 'id' | 'teams' | 'squads'> {
  readonly today: string;
  readonly refereeId: number;
  readonly canchaId: number;
}

async function createMatches(
  api: SendRequest,
  { id, teams, squads, today, refereeId, canchaId }: CreateMatchesOptions,
) {
  const [first, second, third, fourth] = teams;
  const usual = { tournamentId: id, location: 'Complejo Sur', refereeId, canchaId, matchTime: '14:00' };
  const kickOff = federationDateTime(new Date(Date.now() - quarterOfAnHourMs));
  const completed = await expectOk(
    api('POST /matches', {
      body: {
        ...usual,
        homeTeamId: first.id,
        awayTeamId: second.id,
        round: 'Fecha 1',
        matchDate: addDays(today, -7),
        status: 'completed',
        homeScore: 2,
        awayScore: 0,
      },
    }),
  );
  const others = [
    {
      homeTeamId: third.id,
      awayTeamId: second.id,
      matchDate: kickOff.date,
      matchTime: kickOff.time,
      status: 'in_progress' as const,
    },
    { homeTeamId: first.id, awayTeamId: fourth.id, matchDate: addDays(today, 3) },
  ];
  const [live, scheduled] = await mapConcurrently(others, (match) =>
    expectOk(api('POST /matches', { body: { ...usual, round: 'Fecha 2', ...match } })),
  );
  const wearing = (number: number) => squads[0]?.find(({ jerseyNumber }) => jerseyNumber === number)?.id ?? 0;
  const sheet = [
    ...[9, 26].map((minute) => ({ eventType: 'goal' as const, playerId: wearing(9), minute })),
    { eventType: 'redcard' as const, playerId: wearing(5), minute: 21 },
  ];
  for (const event of sheet)
    await expectOk(api('POST /matchevents', { body: { matchId: completed.id, teamId: first.id, ...event } }));
  await waitUntilSuspended(api, first.id);
  return { completed: completed.id, live: live?.id ?? 0, scheduled: scheduled?.id ?? 0 };
}

/** Waits for the suspension, which is published a moment after the red card. */
async function waitUntilSuspended(api: SendRequest, id: number): Promise<void> {
  const read = () => expectOk(api('GET /players/team/{id}', { params: { id } }));
  const isThere = (squad: Awaited<ReturnType<typeof read>>) =>
    squad.some(({ suspensionMatchesRemaining }) => suspensionMatchesRemaining > 0);
  if (!isThere(await readUntil(read, isThere))) throw new Error('the red card suspends nobody');
}
