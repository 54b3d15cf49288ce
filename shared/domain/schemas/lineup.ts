/** Lineup: a formation and the players in its places, for a team in general or for one match. */
import * as z from 'zod/mini';
import { checkUniqueItemsBy, count, id, name } from './primitives.ts';

export const formation = z.enum(['1-2-2-1', '1-2-1-2', '1-1-2-2', '1-3-1-1']);
export type FormationName = z.output<typeof formation>;

export const lineupPlace = z.strictObject({
  /** Place 1 is the goalkeeper; places 2 to 6 go from back to front and, within a row, from left to right. */
  positionId: z.int().check(z.minimum(1), z.maximum(6)),
  playerId: id,
});

export const lineupForm = {
  formation,
  positions: z.array(lineupPlace).check(
    z.maxLength(6),
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
