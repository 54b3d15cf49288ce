/** The first three of a tournament that somebody has won. */
import * as z from 'zod/mini';
import { teamRef } from './primitives.ts';

export const podium = z.object({
  champion: teamRef,
  /** Null where only the name would decide who it is, and of a knock-out without a match for the third place. */
  runnerUp: z.nullable(teamRef),
  thirdPlace: z.nullable(teamRef),
});
export type Podium = z.output<typeof podium>;
