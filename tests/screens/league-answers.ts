/** What the API answers about the league that the component tests of screens show. */
import { summarizeRounds } from '#shared/domain/rounds/fixture-rounds.ts';
import type { Match } from '#shared/domain/schemas/match.ts';
import type { MatchEvent } from '#shared/domain/schemas/match-event.ts';
import { formatMatch } from '#shared/text/presenters.ts';
import { type Answers, notFound, type ReceivedRequest } from './fake-api.ts';
import {
  anEvent,
  apertura,
  bracket,
  canchas,
  clausura,
  emptySummary,
  fairPlay,
  goalkeepers,
  matches,
  person,
  players,
  scorers,
  settings,
  staff,
  standings,
  summary,
  table,
  teamNames,
  teams,
  users,
} from './league.ts';

const [parque] = teamNames;

/** The rows that belong to the team that the query names, if it names one. */
const rowsOfTeam =
  <Row extends { readonly teamId: number }>(rows: readonly Row[]) =>
  ({ query }: ReceivedRequest) =>
    rows.filter(({ teamId }) => query.teamId === undefined || teamId === Number(query.teamId));
const byId =
  <Item extends { readonly id: number }>(items: readonly Item[]) =>
  ({ params }: ReceivedRequest) =>
    items.find(({ id }) => id === Number(params.id)) ?? notFound;
const ofTournament = (list: readonly Match[], { params }: ReceivedRequest) =>
  list.filter(({ tournamentId }) => tournamentId === Number(params.id));
const ofRound = (list: readonly Match[], { query }: ReceivedRequest) =>
  list.filter(
    (match) =>
      (query.round === undefined || match.round === query.round) &&
      (query.teamId === undefined || [match.homeTeamId, match.awayTeamId].includes(Number(query.teamId))),
  );

/** The answers about matches, when these are all of them; events belong to the first. */
export const matchAnswers = (list: readonly Match[], events: readonly MatchEvent[] = []): Answers => ({
  'GET /matches': (request) => ofRound(list, request),
  'GET /matches/formatted': (request) => ofRound(list, request).map(formatMatch),
  'GET /matches/tournament/{id}': (request) => ofTournament(list, request),
  'GET /matches/formatted/tournament/{id}': (request) => ofRound(ofTournament(list, request), request).map(formatMatch),
  'GET /matches/{id}': byId(list),
  'GET /matches/{id}/detail': ({ params }) => {
    const match = list.find(({ id }) => id === Number(params.id));
    return match
      ? { match: formatMatch(match), events: events.filter(({ matchId }) => matchId === match.id) }
      : notFound;
  },
  'GET /tournaments/{id}/fixture': (request) => summarizeRounds(ofTournament(list, request)),
  'GET /tournaments/{id}/fixture/matches': (request) => ofRound(ofTournament(list, request), request).map(formatMatch),
});

const destination = {
  key: 'uploads/0f8fad5b-d9cb-469f-a165-70867728950e',
  upload: { url: 'http://localhost/files/uploads/1', method: 'PUT', headers: {} },
} as const;

/** What the API answers about this league. */
export const leagueAnswers: Answers = {
  'GET /settings': settings,
  'GET /auth/users': Object.values(users),
  'GET /teams': teams,
  'GET /teams/{id}': byId(teams),
  'GET /players': players,
  'GET /players/team/{id}': ({ params }) => players.filter(({ teamId }) => teamId === Number(params.id)),
  'GET /teamstaff': staff,
  'GET /teamstaff/team/{teamId}': ({ params }) => staff.filter(({ teamId }) => teamId === Number(params.teamId)),
  'GET /notices': [],
  'GET /sanctions': [],
  'GET /tournaments/cases': [],
  'GET /tournaments/{id}/cases': [],
  'GET /tournaments/{id}/bulletins': [],
  'GET /canchas': canchas,
  'GET /tournaments': [apertura, clausura],
  'GET /tournaments/{id}': byId([apertura, clausura]),
  'GET /tournaments/summaries': [summary, emptySummary],
  'GET /tournaments/{id}/summary': byId([summary, emptySummary]),
  'GET /tournaments/{id}/bracket': ({ params }) => ({ ...bracket, tournamentId: Number(params.id) }),
  'GET /groups/tournament/{id}': [],
  'GET /tournaments/{id}/outlook': ({ params }) => ({ tournamentId: Number(params.id), tables: [] }),
  'GET /tournaments/{id}/outlook/explanations': ({ params }) => ({ tournamentId: Number(params.id), tables: [] }),
  ...matchAnswers(matches, [anEvent()]),
  'GET /standings/formatted/tournament/{id}': ({ params }) => (params.id === '1' ? table : []),
  'GET /standings/tournament/{id}': ({ params }) => (params.id === '1' ? standings : []),
  'GET /statistics/formatted/top-scorers': rowsOfTeam(scorers),
  'GET /statistics/formatted/fair-play': rowsOfTeam(fairPlay),
  'GET /statistics/formatted/goalkeepers': rowsOfTeam(goalkeepers),
  'GET /statistics/top-scorers': ({ query }) =>
    query.teamId === '1' ? [{ ...person(9, 'Elsa Quiroga'), teamId: 1, teamName: parque, goals: 3 }] : [],
  'GET /statistics/suspensions': [],
  'GET /matches/{id}/eligibility': {
    atStart: null,
    earlier: [],
    now: { at: '2026-03-14T18:00:00.000Z', rulesVersion: 1, teams: [] },
  },
  'GET /tournaments/{id}/eligibility': { at: '2026-03-14T18:00:00.000Z', rulesVersion: 1, round: '', matches: [] },
  'GET /teams/{id}/lineup': ({ params }) => ({
    teamId: Number(params.id),
    formation: '1-2-2-1',
    positions: [],
    version: 0,
  }),
  'GET /matches/{id}/lineup/{teamId}': ({ params }) => ({
    matchId: Number(params.id),
    teamId: Number(params.teamId),
    formation: '1-2-2-1',
    positions: [],
    version: 0,
  }),
  'GET /home': {
    activeTournaments: 1,
    upcomingMatches: 3,
    teams: 4,
    featuredTournamentId: null,
    tournaments: [{ ...apertura, ...summary }],
    announced: [],
    matches: summary.upcomingMatches,
    liveMatches: matches
      .filter(({ status }) => status === 'in_progress')
      .map((match) => ({ ...match, matchMinutes: 30 })),
  },
  'GET /home/latest': { results: matches.slice(0, 2).map(formatMatch), goals: [] },
  'GET /matches/sheets': [],
  'GET /matches/postponed': [],
  'GET /matches/postponed/slots': [],
  'GET /matches/sheets/own': [],
  'POST /upload/logo': { url: '', ...destination },
  'POST /teams/{id}/logo/upload': { logoUrl: '', ...destination },
};

/** What the API answers before anything was entered: empty lists, and that nothing exists. */
export const nothingYet: Answers = {
  ...Object.fromEntries(Object.keys(leagueAnswers).map((key) => [key, undefined])),
  'GET /settings': settings,
  'GET /auth/users': Object.values(users),
  'GET /tournaments/{id}': notFound,
  'GET /teams/{id}': notFound,
  ...matchAnswers([]),
  'GET /home': {
    activeTournaments: 0,
    upcomingMatches: 0,
    teams: 0,
    featuredTournamentId: null,
    tournaments: [],
    announced: [],
    matches: [],
    liveMatches: [],
  },
  'GET /home/latest': { results: [], goals: [] },
};
