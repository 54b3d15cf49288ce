/** Playoffs for tests: a league of four teams with a clear order, and the playoffs generated from it. */
import type { Api } from '#shared/contract/index.ts';
import type { SentBody } from '#shared/contract/route.ts';
import type { Match } from '#shared/domain/schemas/match.ts';
import type { Team } from '#shared/domain/schemas/team.ts';
import type { Tournament } from '#shared/domain/schemas/tournament.ts';
import { type ApiRequest, call } from './api.ts';
import { createTeams, createTournament, expectOk, nextUnusedDay } from './given.ts';

type GeneratePlayoffsBody = SentBody<Api['POST /tournaments/{id}/generate-playoffs']>;
type FourTeams = [Team, Team, Team, Team];

/** Creates a tournament of Arce, Boedo, Caseros and Dock, who rank in this order. */
export async function createLeagueOfFour(more: Parameters<typeof createTournament>[0] = {}) {
  const teams: FourTeams = await createTeams('Arce', 'Boedo', 'Caseros', 'Dock');
  return { teams, tournament: await createTournament({ ...more, teamIds: teams.map(({ id }) => id) }) };
}

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
