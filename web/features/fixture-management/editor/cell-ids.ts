/** The ids by which the timetable's cells are dragged: a slot's, or that of a match without a cancha. */
import type { PlannedRound } from '#shared/domain/schemas/fixture.ts';
import { type MatchPlace, placeOfSlot } from './edit-plan.ts';
import type { Slot } from './planned-slots.ts';

export const cellIdOfSlot = ({ date, time, canchaId }: Slot): string => `${date} ${time} ${canchaId}`;

export function slotOfCellId(id: string | number): Slot {
  const [date = '', time = '', canchaId = ''] = String(id).split(' ');
  return { date, time, canchaId: Number(canchaId) };
}

const loosePrefix = 'match';

export const cellIdOfLooseMatch = ({ round, index }: MatchPlace): string => `${loosePrefix} ${round} ${index}`;

/** The match that a cell holds; null for a free slot. */
export function placeOfCellId(rounds: readonly PlannedRound[], id: string | number): MatchPlace | null {
  const [prefix, round, index] = String(id).split(' ');
  if (prefix === loosePrefix) return { round: Number(round), index: Number(index) };
  return placeOfSlot(rounds, slotOfCellId(id)) ?? null;
}
