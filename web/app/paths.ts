/** Every address of the application: `path` for the router, `getHref` for links. Imports nothing, so all may read it. */

const fixed = <const P extends string>(path: P) => ({ path, getHref: (): string => path });

const ofTournament = <const P extends string>(path: P) => ({
  path,
  getHref: (tournamentId?: number): string =>
    tournamentId === undefined ? path : `${path}?tournament=${tournamentId}`,
});

export const paths = {
  home: fixed('/'),
  login: fixed('/login'),
  recovery: fixed('/recuperar'),
  account: fixed('/cuenta'),
  tournaments: fixed('/torneos'),
  tournament: { path: '/torneos/:id', getHref: (id: number): string => `/torneos/${id}` },
  newTournament: fixed('/tournaments/new'),
  teams: fixed('/equipos'),
  team: { path: '/equipos/:id', getHref: (id: number): string => `/equipos/${id}` },
  players: {
    path: '/jugadores',
    getHref: (teamId?: number): string => (teamId === undefined ? '/jugadores' : `/jugadores?team=${teamId}`),
  },
  lineup: {
    path: '/alineacion',
    getHref: (teamId?: number, matchId?: number): string => {
      const match = matchId === undefined ? '' : `&match=${matchId}`;
      return teamId === undefined ? '/alineacion' : `/alineacion?team=${teamId}${match}`;
    },
  },
  canchas: fixed('/canchas'),
  users: fixed('/usuarios'),
  settings: fixed('/ajustes'),
  matches: ofTournament('/partidos'),
  match: { path: '/partidos/:id', getHref: (id: number): string => `/partidos/${id}` },
  fixture: ofTournament('/fixture'),
  fixtureAdmin: ofTournament('/fixture-admin'),
  fixtureManagement: ofTournament('/fixture/gestion'),
  standings: ofTournament('/posiciones'),
  publicStandings: ofTournament('/posiciones-publico'),
  scorers: ofTournament('/goleadores'),
  publicScorers: ofTournament('/goleadores-publico'),
  fairPlay: ofTournament('/fairplay'),
  publicFairPlay: ofTournament('/fair-play-publico'),
  goalkeepers: ofTournament('/arqueros'),
  publicGoalkeepers: ofTournament('/arqueros-publico'),
  playoffs: ofTournament('/playoffs'),
} as const;
