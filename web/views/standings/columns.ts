/** The columns of a standings table, which of them the compact view on phones shows, and what it does where there is little room. */
import type { FormattedStanding } from '#shared/domain/schemas/standing.ts';
import { withMinusSign } from '#shared/spanish/numbers.ts';
import { fitsInLines } from '../name-room.ts';

export interface StandingsColumn {
  readonly title: string;
  readonly meaning: string;
  readonly isCompact: boolean;
  readonly read: (row: FormattedStanding) => string | number;
}

export const standingsColumns: readonly StandingsColumn[] = [
  { title: 'PJ', meaning: 'Partidos jugados', isCompact: true, read: (row) => row.played },
  { title: 'G', meaning: 'Ganados', isCompact: false, read: (row) => row.won },
  { title: 'E', meaning: 'Empatados', isCompact: false, read: (row) => row.drawn },
  { title: 'P', meaning: 'Perdidos', isCompact: false, read: (row) => row.lost },
  { title: 'GF', meaning: 'Goles a favor', isCompact: false, read: (row) => row.goalsFor },
  { title: 'GC', meaning: 'Goles en contra', isCompact: false, read: (row) => row.goalsAgainst },
  {
    title: 'DG',
    meaning: 'Diferencia de goles',
    isCompact: true,
    read: (row) => withMinusSign(row.goalDifferenceFormatted),
  },
];

/** Long names leave the latest results no room on phones, and on the narrowest no name does. */
export const formClassOf = (rows: readonly FormattedStanding[]): string =>
  rows.some(({ teamName, displayName }) => !fitsInLines(displayName || teamName, 11))
    ? 'compact:max-md:hidden'
    : 'compact:@max-[18rem]:hidden';
