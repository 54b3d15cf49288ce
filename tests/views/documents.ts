/** Documents of a small tournament as the API answers them: the data that the public components are rendered from. */
import { computePlayoffs } from '#shared/domain/playoffs/bracket.ts';
import { tournamentWithoutFixture } from '#shared/domain/rounds/tournament-without-fixture.ts';
import type { MatchLineup } from '#shared/domain/schemas/lineup.ts';
import type { MatchEvent, MatchGoal } from '#shared/domain/schemas/match-event.ts';
import type { Tournament } from '#shared/domain/schemas/tournament.ts';
import { computeSummary } from '#shared/domain/statistics/summary.ts';
import { defaultRules } from '#shared/domain/tournament-rules.ts';
import type { HomePageData, ListedTournament, TeamPageData, TournamentPageData } from '#shared/pages/page-data.ts';
import { presentBracket } from '#shared/text/bracket.ts';
import { formatMatch, formatStanding } from '#shared/text/presenters.ts';
import { formatFairPlayTeam, formatGoalkeeper, formatScorer } from '#shared/text/statistics.ts';
import { tableFromResults } from '#tests/domain/standings-notation.ts';
import { aMatch, aTeam, completedMatches } from '#tests/support/builders.ts';

export const today = '2026-03-07';
const logoAddress = '/logos/lanus.webp';
const lanus = { teamId: aTeam('Lanús').id, teamName: 'Lanús', teamLogo: logoAddress };
const banfield = { teamId: aTeam('Banfield').id, teamName: 'Banfield', teamLogo: '' };

export const tournament: Tournament = {
  id: 1,
  version: 1,
  name: 'Copa Otoño',
  description: 'Todos los sábados en el Complejo Sur. '.repeat(6),
  startDate: '2026-03-01',
  endDate: '2026-06-30',
  status: 'in_progress',
  teamIds: [lanus.teamId, banfield.teamId],
  rules: defaultRules,
  adjustments: [{ teamId: banfield.teamId, points: -2, reason: 'Acta 4' }],
  bands: [{ from: 1, to: 2, label: 'Clasifica a la final', kind: 'good', table: 'general' }],
  ...tournamentWithoutFixture,
  withdrawals: [{ teamId: lanus.teamId, mode: 'annul', reason: 'Se disolvió', date: '2026-04-11' }],
};

/** What the published pages know of it. */
export const tournamentHeader = {
  ...tournament,
  podium: null,
  hasPlayoffs: true,
  groups: [{ id: 5, name: 'Zona A' }],
  walkoversToCome: [],
  displayNames: {},
  logos: [],
};

const playedMatches = completedMatches('Lanús 3-1 Banfield\nFerro 2-0 Quilmes\nLanús 1-1 Ferro\nQuilmes 0-1 Banfield');
export const upcomingMatch = formatMatch(aMatch({ home: 'Lanús', away: 'Quilmes', referee: { name: 'Hugo Páez' } }));
const liveMatch = aMatch({ home: 'Ferro', away: 'Banfield', score: '2-1', status: 'in_progress' });
export const match = formatMatch(aMatch({ home: 'Lanús', away: 'Banfield', score: '1-0', round: 'Fecha 2' }));

const standings = tableFromResults(playedMatches, { adjustments: { Banfield: -2 } });
export const table = standings.map(formatStanding);
export const summary = computeSummary({
  tournamentId: 1,
  standings,
  matches: [...playedMatches, upcomingMatch],
  upcoming: { ofEachDay: 2, enough: 2 },
  today,
});
const computePlayoffsArgument = {
  table: standings,
  groups: [],
  matches: [],
  seeds: null,
  playoffDraw: 'penalties' as const,
};
export const projectedBracket = presentBracket(1, computePlayoffs(computePlayoffsArgument), computePlayoffsArgument);
export const bracket = {
  ...projectedBracket,
  isProjection: false,
  champion: aTeam('Lanús'),
  runnerUp: aTeam('Ferro'),
  thirdPlace: null,
};
export const rounds = [
  { round: 'Fecha 1', firstDate: today, lastDate: today, matches: 2, completed: 1, cancelled: 0, free: [] },
  { round: 'Fecha 2', firstDate: today, lastDate: today, matches: 2, completed: 0, cancelled: 0, free: [] },
];

const scorerOfLanus = { playerId: 1, playerName: 'Ciro Bravo', position: 1, ...lanus };
const cardCounts = { blueCards: 1, yellowCards: 0, redCards: 0, totalPoints: 1 };
export const scorers = [formatScorer({ ...scorerOfLanus, goals: 4 })];
export const goalkeepers = [
  formatGoalkeeper({ ...scorerOfLanus, matchesPlayed: 2, goalsConceded: 1, averageGoalsConceded: 0.5 }),
];
export const fairPlay = [
  formatFairPlayTeam({ ...banfield, ...cardCounts, position: 1, players: [{ ...scorerOfLanus, ...cardCounts }] }),
];

export const event: MatchEvent = {
  id: 1,
  version: 1,
  matchId: match.id,
  playerId: 1,
  teamId: lanus.teamId,
  eventType: 'goal',
  minute: 12,
  description: 'De cabeza',
  player: { firstName: 'Ciro', lastName: 'Bravo' },
  team: { name: 'Lanús' },
  eventIcon: '⚽',
  playerDisplayName: 'Ciro Bravo',
  teamName: 'Lanús',
  minuteFormatted: "12'",
};
export const goalWithoutMinute: MatchEvent = { ...event, id: 2, minute: null, minuteFormatted: '', description: '' };
export const lineup: MatchLineup = {
  matchId: match.id,
  teamId: lanus.teamId,
  version: 1,
  formation: '1-2-2-1',
  positions: [{ positionId: 1, playerId: 1 }],
  players: [{ id: 1, firstName: 'Ciro', lastName: 'Bravo', jerseyNumber: 12 }],
};

export const goal: MatchGoal = {
  matchId: match.id,
  side: 'home',
  playerName: 'Ciro Bravo',
  minute: 12,
  isOwnGoal: false,
};

/** That of a tournament of which nothing is told. */
export const noOutlook = { tournamentId: 1, tables: [] };

export const listedTournaments: readonly ListedTournament[] = [{ ...tournament, ...summary, completedMatches: 4 }];

export const home: HomePageData = {
  counters: { activeTournaments: 1, upcomingMatches: 7, teams: 8 },
  tournaments: listedTournaments,
  announced: [],
  next: summary.upcomingMatches,
  live: [{ ...liveMatch, matchMinutes: 40 }],
  results: [match],
  goals: [goal],
};

const nextOfLanus = formatMatch(
  aMatch({ home: 'Quilmes', away: 'Lanús', matchDate: '2026-03-21', cancha: { nombre: 'La Redonda', ubicacion: '' } }),
);
export const team: TeamPageData = {
  team: { id: lanus.teamId, name: 'Lanús', shortName: 'Lanús', logo: logoAddress },
  coach: 'Julia Sosa',
  next: [upcomingMatch, nextOfLanus].map((each) => ({ ...each, matchMinutes: 50 })),
  overdue: [formatMatch(aMatch({ home: 'Lanús', away: 'Ferro', matchDate: '2026-02-28', status: 'scheduled' }))],
  results: [match],
  places: [
    {
      tournament,
      won: null,
      group: null,
      row: table.find(({ teamId }) => teamId === lanus.teamId) ?? null,
      teams: table.length,
      outlook: null,
    },
  ],
  seasons: [{ tournament, matches: [match, nextOfLanus] }],
  scorers,
  squad: [
    { playerId: 1, name: 'Ciro Bravo', jerseyNumber: 12, position: 'Delantero' },
    { playerId: 2, name: 'Teo Ruiz', jerseyNumber: 4, position: null },
  ],
  suspended: [
    {
      playerId: 2,
      name: 'Teo Ruiz',
      reason: '1 partido, por roja directa',
      tournament: tournament.name,
      bulletin: { tournamentId: tournament.id, year: 2026, number: 3 },
    },
  ],
};

export const tournamentSummary: TournamentPageData = {
  isHome: false,
  tournament: tournamentHeader,
  groups: [],
  rows: table,
  outlook: noOutlook,
  free: [],
  goals: [goal],
  rounds,
  round: 'Fecha 2',
  matches: [match],
  summary,
  scorers,
};
