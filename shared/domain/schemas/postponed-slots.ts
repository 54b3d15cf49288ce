/** What the planner proposes for a postponed match: free slots, each with what it costs in words. */
import * as z from 'zod/mini';
import { type FormattedMatch, formattedMatchSchema } from './match.ts';
import { idOrNone, localDate, localTime } from './primitives.ts';

/** 'request': a wish of a team; 'rest': a team's other match near it; 'official': somebody stands in, or nobody is free. */
export const slotCost = z.object({ kind: z.enum(['request', 'rest', 'official']), text: z.string() });

export const proposedSlot = z.object({
  matchDate: localDate,
  matchTime: localTime,
  canchaId: idOrNone,
  canchaNombre: z.string(),
  refereeId: idOrNone,
  assistantId: idOrNone,
  costs: z.array(slotCost),
});
export type ProposedSlot = z.output<typeof proposedSlot>;

export const postponedSlots = z.object({
  match: formattedMatchSchema,
  /** The best first; those of all matches that stand first fit together. Empty when nothing is free. */
  slots: z.array(proposedSlot),
});
export type PostponedSlots = z.output<typeof postponedSlots>;

/** A date that a postponed match gets. */
export interface NewDate {
  readonly match: FormattedMatch;
  readonly slot: ProposedSlot;
}
