/** How bands mark the rows of a table: which of them, and with which stripe. */

import { bandsOfTable } from '#shared/domain/outlook/tournament-outlook.ts';
import type { Band } from '#shared/domain/schemas/band.ts';
import type { Outlook } from '#shared/domain/schemas/outlook.ts';
import type { FormattedStanding } from '#shared/domain/schemas/standing.ts';
import { bandsOfPlace, hasResults, indexOfKind } from '#shared/domain/standings/bands.ts';
import { markOfTeam, type OutlookMark } from '#shared/text/outlook/outlook-mark.ts';

/** A table with the bands of its tournament. */
export interface MarkedTable {
  /** A group's id, or 0 for the general table. */
  readonly tableId: number;
  readonly rows: readonly FormattedStanding[];
  readonly bands: readonly Band[];
  /** What is still possible for the teams of its tournament; undefined until it is known. */
  readonly outlook: Outlook | undefined;
}

/**
 * By team, the bands that mark its row, the narrowest first. Before the first result of a table nobody is marked: its
 * order is that of the names.
 */
export function bandsByTeam({ tableId, rows, bands }: MarkedTable): ReadonlyMap<number, readonly Band[]> {
  if (!hasResults(rows)) return new Map();
  const table = tableId === 0 ? 'general' : 'groups';
  return new Map(
    rows.map(({ teamId, positionDisplay }) => [teamId, bandsOfPlace(bands, table, Number(positionDisplay))]),
  );
}

/** By team, how it stands as the end comes near; null where nothing is to be said. Before the first result of a table nothing is said, as by bands. */
export function outlookMarksByTeam({
  tableId,
  rows,
  bands,
  outlook,
}: MarkedTable): ReadonlyMap<number, OutlookMark | null> {
  const table = outlook?.tables.find(({ groupId }) => groupId === tableId);
  if (!table || !hasResults(rows)) return new Map();
  const places = rows.map(({ teamId, positionDisplay, decidedBy }) => ({
    teamId,
    position: Number(positionDisplay),
    decidedBy,
  }));
  const ofTable = { bands: bandsOfTable(bands, tableId), rows: places };
  return new Map(rows.map(({ teamId }) => [teamId, markOfTeam(teamId, table, ofTable)]));
}

/** The kinds differ by the line, too: what costs something is dashed. */
const stripes: { readonly [Kind in Band['kind']]: readonly [string, ...string[]] } = {
  good: ['border-l-accent', 'border-l-band-blue', 'border-l-band-violet'],
  bad: ['border-l-loss-text [border-left-style:dashed]', 'border-l-draw-text [border-left-style:dashed]'],
};

/** The classes of a band's stripe, which differs from those of the tournament's other bands of the same kind. */
export function stripeOf(band: Band, bands: readonly Band[]): string {
  const ofKind = stripes[band.kind];
  return ofKind[indexOfKind(band, bands) % ofKind.length] ?? ofKind[0];
}
