/** The addresses of all screens: `path` is the pattern for the router, `getHref` builds links. */
import { addressWithId, addressWithTournament, fixedAddress, sheetAddress, teamAddress } from './addresses.ts';

export const paths = {
  home: fixedAddress('/'),
  login: fixedAddress('/login'),
  recovery: fixedAddress('/recuperar'),
  account: fixedAddress('/cuenta'),
  tournaments: fixedAddress('/torneos'),
  tournament: addressWithId('/torneos/:id'),
  tournamentChanges: addressWithId('/torneos/:id/cambios'),
  tournamentDiscipline: addressWithId('/torneos/:id/disciplina'),
  bulletin: { path: '/torneos/:id/boletines/:bulletin' },
  newTournament: fixedAddress('/tournaments/new'),
  fixture: addressWithTournament('/fixture'),
  fixtureAdmin: addressWithTournament('/fixture-admin'),
  printTournament: addressWithTournament('/imprimir'),
  printMatch: addressWithId('/partidos/:id/imprimir'),
  sheet: sheetAddress,
  fixtureManagement: addressWithTournament('/fixture/gestion'),
  playoffs: addressWithTournament('/playoffs'),
  teams: fixedAddress('/equipos'),
  team: teamAddress,
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

export interface BulletinNumber {
  readonly year: number;
  readonly number: number;
}

/** '2026-3' */
export const bulletinInAddress = (bulletin: BulletinNumber): string => `${bulletin.year}-${bulletin.number}`;

export const hrefOfBulletin = (tournamentId: number, bulletin: BulletinNumber): string =>
  paths.bulletin.path.replace(':id', String(tournamentId)).replace(':bulletin', bulletinInAddress(bulletin));
