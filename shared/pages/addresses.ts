/** How addresses are built, and those that the script of published pages builds itself: it is too small for all of them. */

/** An address without parameters. */
export const fixedAddress = <const P extends `/${string}`>(path: P) => ({ path, getHref: (): string => path });

/** An address with the id of an entity in its path. */
export const addressWithId = <const P extends `/${string}`>(path: P) => ({
  path,
  getHref: (id: number): string => path.replace(':id', String(id)),
});

/** An address with an optional tournament in its query. */
export const addressWithTournament = <const P extends `/${string}`>(path: P) => ({
  path,
  getHref: (tournamentId?: number): string =>
    tournamentId === undefined ? path : `${path}?tournament=${tournamentId}`,
});

export const teamAddress = addressWithId('/equipos/:id');
export const sheetAddress = addressWithId('/partidos/:id/planilla');
