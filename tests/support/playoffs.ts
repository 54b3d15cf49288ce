/** Playoffs for tests: leagues of teams with a clear order, and the playoffs generated from them. */
import type { Api } from '#shared/contract/index.ts';
import type { SentBody } from '#shared/contract/route.ts';
import type { Match } from '#shared/domain/schemas/match.ts';
import type { Team } from '#shared/domain/schemas/team.ts';
import type { Tournament } from '#shared/domain/schemas/tournament.ts';
import { type ApiRequest, call } from './api.ts';
import { createTeams, createTournament, expectOk, nextUnusedDay } from './api-fixtures.ts';

type GeneratePlayoffsBody = SentBody<Api['POST /tournaments/{id}/generate-playoffs']>;
type FourTeams = [Team, Team, Team, Team];

/** Creates a tournament of Arce, Boedo, Caseros and Dock, who rank in this order. */
export async function createLeagueOfFour(more: Parameters<typeof createTournament>[0] = {}) {
  const teams: FourTeams = await createTeams('Arce', 'Boedo', 'Caseros', 'Dock');
  return { teams, tournament: await createTournament({ ...more, teamIds: teams.map(({ id }) => id) }) };
}

const namesInTableOrder = [
  ...['Arce', 'Boedo', 'Caseros', 'Dock', 'Ensenada', 'Flores', 'Gerli', 'Haedo'],
  ...['Ituzaingó', 'Junín', 'Kuntur', 'Lanús', 'Merlo', 'Núñez', 'Olivos', 'Pilar'],
];

/** Creates a tournament of up to 16 teams, Arce to Pilar, who rank in this order. */
export async function createLeagueOf(count: number, more: Parameters<typeof createTournament>[0] = {}) {
  const teams = await createTeams(...namesInTableOrder.slice(0, count));
  return { teams, tournament: await createTournament({ ...more, teamIds: teams.map(({ id }) => id) }) };
}

/** The `rounds` of a request: these matches on an unused day each. */
export const earlierRounds = (...rounds: string[]) =>
  rounds.map((round) => ({ round, date: nextUnusedDay(), time: '15:00' }));

/** Names such as 'Cuartos de final 1' for these places. */
export const roundsOf = (stage: 'Octavos' | 'Cuartos', ...places: number[]): string[] =>
  places.map((place) => `${stage} de final ${place}`);

/** The form for generating playoffs: two semifinals on an unused day, the third place and the final on the next. */
export function playoffGenerationBody(more: Partial<GeneratePlayoffsBody> = {}): GeneratePlayoffsBody {
  const [semis, last] = [nextUnusedDay(), nextUnusedDay()];
  return {
    semi1Date: semis,
    semi1Time: '15:30',
    semi2Date: semis,
    semi2Time: '16:30',
    finalDate: last,
    finalTime: '17:30',
    include3rdPlaceMatch: true,
    thirdPlaceDate: last,
    thirdPlaceTime: '16:00',
    location: 'Complejo Sur',
    ...more,
  };
}

export const generatePlayoffs = (
  { id }: { id: number },
  more: Partial<GeneratePlayoffsBody> = {},
  request: Pick<ApiRequest, 'headers'> = {},
) =>
  call('POST /tournaments/{id}/generate-playoffs', {
    as: 'admin',
    params: { id },
    body: playoffGenerationBody(more),
    ...request,
  });

export interface Playoffs {
  readonly tournament: Tournament;
  readonly teams: FourTeams;
  readonly semi1: Match;
  readonly semi2: Match;
  readonly third: Match;
  readonly final: Match;
}

/** Generates the playoffs: Arce - Dock, Boedo - Caseros, the third place and the final. */
export async function createPlayoffs(
  rules: Parameters<typeof createTournament>[0] = {},
  more: Partial<GeneratePlayoffsBody> = {},
): Promise<Playoffs> {
  const { tournament, teams } = await createLeagueOfFour(rules);
  const { matches } = expectOk(await generatePlayoffs(tournament, more));
  const [semi1, semi2, third, final] = matches as [Match, Match, Match, Match];
  return { tournament, teams, semi1, semi2, third, final };
}

/** The two sides of a match: 'Arce - Dock', or 'Ganador Semi 1 - Ganador Semi 2' while they are pending. */
export const formatPairing = ({ homeTeam, awayTeam }: Match): string => `${homeTeam.name} - ${awayTeam.name}`;

/** Generates playoffs of eight places; the teams rank as they are named, Arce first. */
export async function createKnockoutOfEight(
  count = 8,
  places: readonly number[] = [1, 2, 3, 4],
  rules: Parameters<typeof createTournament>[0] = {},
) {
  const { tournament, teams } = await createLeagueOf(count, rules);
  const rounds = earlierRounds(...roundsOf('Cuartos', ...places));
  const { matches } = expectOk(await generatePlayoffs(tournament, { qualifiers: 8, rounds }));
  const match = (round: string) => {
    const found = matches.find((each) => each.round === round);
    if (!found) throw new Error(`No match of ${round}`);
    return found;
  };
  return { tournament, teams, matches, rounds, match };
}

/** Creates zonas of a tournament: Zona A has the teams at these places of `ids`, and so on. */
export async function createZonas(tournamentId: number, ids: number[], ...zonas: number[][]) {
  for (const [at, places] of zonas.entries()) {
    const teamIds = places.map((place) => ids[place - 1] ?? 0);
    const body = { tournamentId, name: `Zona ${String.fromCharCode(65 + at)}`, teamIds };
    expectOk(await call('POST /groups', { as: 'admin', body }));
  }
}
