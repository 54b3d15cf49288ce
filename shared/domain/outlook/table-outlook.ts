/** What is still possible for each team of one table, exactly or not at all (DESIGN §13). */
import { comparePlayOrder } from '../play-order.ts';
import type { Band } from '../schemas/band.ts';
import type { BandOutlook, TeamOutlook } from '../schemas/outlook.ts';
import { lastPlaceOf } from './aim.ts';
import type { Table, TableTeam } from './table.ts';
import { outlookOfTeam } from './team-outlook.ts';

export function computeOutlook(table: Table): TeamOutlook[] {
  if (table.matches.length === 0) return table.teams.map((team) => outlookAtTheEnd(team, table.bands));
  const inOrder = { ...table, matches: table.matches.toSorted(comparePlayOrder) };
  return table.teams.map((team) => outlookOfTeam(team, inOrder));
}

/** When no match is left the table's order holds, and tie-breakers have decided. */
const outlookAtTheEnd = ({ teamId, position }: TableTeam, bands: readonly Band[]): TeamOutlook => ({
  teamId,
  best: position,
  worst: position,
  bands: bands.map((band) => bandAtTheEnd(band, position)),
});

function bandAtTheEnd(band: Band, position: number): BandOutlook {
  const isIn = position <= lastPlaceOf(band);
  const needed = isIn ? 0 : null;
  return {
    label: band.label,
    state: isIn ? 'secured' : 'out',
    certainWith: needed,
    impossibleBelow: needed,
    next: null,
  };
}
