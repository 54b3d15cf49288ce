/** What is still possible for each team of one table, exactly or not at all. */
import { comparePlayOrder } from '../matches/play-order.ts';
import type { Band } from '../schemas/band.ts';
import type { BandOutlook, TeamOutlook } from '../schemas/outlook.ts';
import { lastPlaceOf } from './aim.ts';
import type { Table, TableTeam } from './table.ts';
import { outlookOfTeam } from './team-outlook.ts';

/**
 * How many teams times open matches a table may have; of a larger one nothing is said until more is played. The work for
 * each team is bounded, but what it looks at grows with the matches, and all of it is done before a result is published:
 * for 90 teams it would take a second and a half with 400 open matches, and more than two with 4,000.
 */
const largestTable = 30_000;

export function computeOutlook(table: Table): TeamOutlook[] {
  const { teams, matches, bands } = table;
  if (matches.length === 0) return teams.map((team) => outlookAtTheEnd(team, bands));
  if (teams.length * matches.length > largestTable) return teams.map((team) => unknownOutlook(team, bands));
  const inOrder = { ...table, matches: matches.toSorted(comparePlayOrder) };
  return teams.map((team) => outlookOfTeam(team, inOrder));
}

/** When no match is left the table's order holds, and tie-breakers have decided. */
const outlookAtTheEnd = ({ teamId, position }: TableTeam, bands: readonly Band[]): TeamOutlook => ({
  teamId,
  best: position,
  worst: position,
  bands: bands.map((band) => bandAtTheEnd(band, position)),
});

function bandAtTheEnd({ label, ...band }: Band, position: number): BandOutlook {
  const isIn = position <= lastPlaceOf(band);
  const needed = isIn ? 0 : null;
  return { label, state: isIn ? 'secured' : 'out', certainWith: needed, impossibleBelow: needed, next: null };
}

const unknownOutlook = ({ teamId }: TableTeam, bands: readonly Band[]): TeamOutlook => ({
  teamId,
  best: null,
  worst: null,
  bands: bands.map(({ label }) => ({
    label,
    state: 'unknown',
    certainWith: null,
    impossibleBelow: null,
    next: null,
  })),
});
