/** The addresses of all screens: `path` is the pattern for the router, `getHref` builds links. */

/** An address without parameters. */
const fixedAddress = <const P extends `/${string}`>(path: P) => ({ path, getHref: (): string => path });

/** An address with the id of an entity in its path. */
const addressWithId = <const P extends `/${string}`>(path: P) => ({
  path,
  getHref: (id: number): string => path.replace(':id', String(id)),
});

/** An address with an optional tournament in its query. */
const addressWithTournament = <const P extends `/${string}`>(path: P) => ({
  path,
  getHref: (tournamentId?: number): string =>
    tournamentId === undefined ? path : `${path}?tournament=${tournamentId}`,
});

export const paths = {
  home: fixedAddress('/'),
  login: fixedAddress('/login'),
  recovery: fixedAddress('/recuperar'),
  account: fixedAddress('/cuenta'),
  tournaments: fixedAddress('/torneos'),
  tournament: addressWithId('/torneos/:id'),
  tournamentChanges: addressWithId('/torneos/:id/cambios'),
  newTournament: fixedAddress('/tournaments/new'),
  fixture: addressWithTournament('/fixture'),
  fixtureAdmin: addressWithTournament('/fixture-admin'),
  printTournament: addressWithTournament('/imprimir'),
  printMatch: addressWithId('/partidos/:id/imprimir'),
  sheet: addressWithId('/partidos/:id/planilla'),
  fixtureManagement: addressWithTournament('/fixture/gestion'),
  playoffs: addressWithTournament('/playoffs'),
  teams: fixedAddress('/equipos'),
  team: addressWithId('/equipos/:id'),
  players: {
    path: '/jugadores',
    getHref: (teamId?: number): string => (teamId === undefined ? '/jugadores' : `/jugadores?team=${teamId}`),
  },
  matches: addressWithTournament('/partidos'),
  match: addressWithId('/partidos/:id'),
  daySheets: fixedAddress('/partidos/dia'),
  discipline: addressWithTournament('/disciplina'),
  notices: fixedAddress('/avisos'),
  canchas: fixedAddress('/canchas'),
  lineup: {
    path: '/alineacion',
    getHref: (teamId?: number, matchId?: number): string => {
      const match = matchId === undefined ? '' : `&match=${matchId}`;
      return teamId === undefined ? '/alineacion' : `/alineacion?team=${teamId}${match}`;
    },
  },
  users: fixedAddress('/usuarios'),
  settings: fixedAddress('/ajustes'),
  standings: addressWithTournament('/posiciones'),
  publicStandings: addressWithTournament('/posiciones-publico'),
  scorers: addressWithTournament('/goleadores'),
  publicScorers: addressWithTournament('/goleadores-publico'),
  fairPlay: addressWithTournament('/fairplay'),
  publicFairPlay: addressWithTournament('/fair-play-publico'),
  goalkeepers: addressWithTournament('/arqueros'),
  publicGoalkeepers: addressWithTournament('/arqueros-publico'),
} as const;
