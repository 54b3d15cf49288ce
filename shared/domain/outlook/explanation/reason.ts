/**
 * The reason of a state that is certain. It says no more than each rival's greatest and least points show, and the place
 * that the outlook has proven, so it is true whenever the state is.
 */
import type { OutlookState, TeamOutlook } from '../../schemas/outlook.ts';
import type { OutlookReason } from '../../schemas/outlook-explanation.ts';
import type { RowForExplanation, TeamRange } from './standing-of-team.ts';

interface Certain {
  readonly state: OutlookState;
  /** The last place that is good enough. */
  readonly lastPlace: number;
  readonly places: Pick<TeamOutlook, 'best' | 'worst'>;
}

/** Null for a state that is not certain, and where the place is not proven. */
export function reasonOf(
  team: TeamRange,
  rivals: readonly TeamRange[],
  { state, lastPlace, places: { best, worst } }: Certain,
): OutlookReason | null {
  if (state === 'secured') {
    const reaching = rivals.filter(({ most }) => most >= team.least);
    if (reaching.length < lastPlace) return { by: 'fewCanReach', rivals: idsOf(reaching) };
    return worst === null ? null : { by: 'fewOfThemReach', most: worst - 1 };
  }
  if (state === 'out') {
    const ahead = rivals.filter(({ least }) => least > team.most);
    if (ahead.length >= lastPlace) return { by: 'manyAhead', rivals: idsOf(ahead) };
    return best === null ? null : { by: 'manyEndAhead', least: best - 1 };
  }
  return null;
}

/** The reason in a complete table: null unless nothing but the name separates the team from others across the aim. */
export function reasonAtTheEnd(
  teamId: number,
  rows: readonly Pick<RowForExplanation, 'teamId' | 'position' | 'decidedBy'>[],
  lastPlace: number,
): OutlookReason | null {
  const inOrder = rows.toSorted((a, b) => a.position - b.position);
  if (inOrder[lastPlace - 1]?.decidedBy !== 'name') return null;
  let [first, last] = [lastPlace - 1, lastPlace];
  while (inOrder[first - 1]?.decidedBy === 'name') first -= 1;
  while (inOrder[last]?.decidedBy === 'name') last += 1;
  const level = inOrder.slice(first, last + 1).map((row) => row.teamId);
  return level.includes(teamId) ? { by: 'lots', rivals: level.filter((id) => id !== teamId) } : null;
}

/**
 * The rivals with which the team may end level where that decides: those that can still catch up with it when it is
 * certain unless tied, those that its most points can still catch up with when only a tie is left.
 */
export function rivalsToBeLevelWith(
  team: TeamRange,
  rivals: readonly TeamRange[],
  state: OutlookState,
): readonly TeamRange[] {
  if (state === 'securedUnlessTied') return rivals.filter(({ most }) => most >= team.least);
  if (state === 'onlyByTie') return rivals.filter(({ least, most }) => least <= team.most && most >= team.most);
  return [];
}

const idsOf = (teams: readonly TeamRange[]): number[] => teams.map(({ row }) => row.teamId);
