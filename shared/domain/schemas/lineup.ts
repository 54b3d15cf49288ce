/** Lineup: a formation and the players in its places, for a team in general or for one match. */
import * as z from 'zod/mini';
import { fieldMessages } from '../../spanish/validation.ts';
import { limits } from '../limits.ts';
import { checkUniqueItemsBy, count, id, name } from './primitives.ts';

/**
 * The goalkeeper, then how many play in defence, in midfield and in attack: '1-2-2-1'. The handler also checks that
 * they are as many as start in the federation's matches (`settings.starters`).
 */
export const formation = z.string().check(z.regex(/^1(-\d){3}$/, fieldMessages.formation));

export const lineupPlace = z.strictObject({
  /** Place 1 is the goalkeeper; the others go from back to front and, within a row, from left to right. */
  positionId: z.int().check(z.minimum(1), z.maximum(limits.startersMax)),
  playerId: id,
});

export const lineupForm = {
  formation,
  positions: z.array(lineupPlace).check(
    z.maxLength(limits.startersMax),
    checkUniqueItemsBy(({ positionId }) => positionId),
    checkUniqueItemsBy(({ playerId }) => playerId),
  ),
};

/** `version` is 0 until the lineup is saved for the first time. */
export const lineup = z.object({ teamId: id, ...lineupForm, version: count });
export type Lineup = z.output<typeof lineup>;

/** A player of a match lineup, with name and number: after kick-off the lineup is public, but the squad never is. */
export const linedUpPlayer = z.object({ id, firstName: name, lastName: name, jerseyNumber: z.int() });

export const matchLineup = z.object({ matchId: id, ...lineup.shape, players: z.optional(z.array(linedUpPlayer)) });
export type MatchLineup = z.output<typeof matchLineup>;
