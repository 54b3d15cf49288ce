/** How many teams may qualify: for each number the draw that the table gives now, or why there is none. */
import {
  drawPlayoffs,
  type GroupTable,
  type PlayoffDraw,
  type Qualifiers,
  qualifierCounts,
} from '#shared/domain/playoffs/playoff-draw.ts';
import { type PlannedTie, planPlayoffs } from '#shared/domain/playoffs/playoff-plan.ts';
import { describeDrawObstacle } from '#shared/text/playoff-draw.ts';

export interface QualifierOption {
  readonly places: Qualifiers;
  /** The number to send; undefined for the four that the API draws without a number. */
  readonly qualifiers: Qualifiers | undefined;
  /** Null when the draw is impossible. */
  readonly draw: PlayoffDraw | null;
  /** Why the draw is impossible; empty when it is possible. */
  readonly obstacle: string;
  /** The matches to be played; of an impossible draw none. */
  readonly ties: readonly PlannedTie[];
}

export const qualifierOptions = (
  table: Parameters<typeof drawPlayoffs>[0],
  groups: readonly GroupTable[],
): QualifierOption[] => qualifierCounts.map((places) => optionOf(places, table, groups));

function optionOf(
  places: Qualifiers,
  table: Parameters<typeof drawPlayoffs>[0],
  groups: readonly GroupTable[],
): QualifierOption {
  const draw = drawPlayoffs(table, groups, places);
  if ('seeds' in draw) return possible(places, places, draw);
  // Zonas that cannot send equally many still leave the first four of the general table.
  const four = places === 4 ? drawPlayoffs(table, groups) : draw;
  if ('seeds' in four) return possible(places, undefined, four);
  return { places, qualifiers: places, draw: null, obstacle: describeDrawObstacle(draw), ties: [] };
}

const possible = (places: Qualifiers, qualifiers: Qualifiers | undefined, draw: PlayoffDraw): QualifierOption => ({
  places,
  qualifiers,
  draw,
  obstacle: '',
  ties: planPlayoffs(draw.firstRound, true),
});

/**
 * The option to begin with: as many places as the bands of the table stand for, else four, as far as they are possible;
 * else the first that is, and four when none is.
 */
export function firstOption(
  options: readonly QualifierOption[],
  placesOfBands: Qualifiers | undefined,
): QualifierOption | undefined {
  const [marked, four] = [placesOfBands, 4].map((wanted) => options.find(({ places }) => places === wanted));
  return [marked, four].find((option) => option?.draw) ?? options.find(({ draw }) => draw) ?? four;
}
