/** The sheet of a match as the API shows it: all that a device needs to go on without a connection. */
import * as z from 'zod/mini';
import { sheetEligibility } from './eligibility.ts';
import { formattedMatchSchema } from './match.ts';
import { sheetClock } from './match-clock.ts';
import { matchEvent } from './match-event.ts';
import { playerPosition } from './player.ts';
import { count, id, idOrNone } from './primitives.ts';
import { tournamentRules } from './rules.ts';
import { addedPlayer, operationId, operationResult, sheetOperation } from './sheet.ts';
import { sheetLink } from './sheet-overview.ts';

/** A time in ISO 8601, UTC. */
const instant = z.string();

const bySide = <S extends z.ZodMiniType>(schema: S) => z.object({ home: schema, away: schema });

export const sheetPlayer = z.object({
  id,
  firstName: z.string(),
  lastName: z.string(),
  jerseyNumber: z.int(),
  /** These three tell the coach's plan: until the match starts, they are null for all but administrators and the team's DT. */
  position: z.nullable(playerPosition),
  isStarter: z.nullable(z.boolean()),
  /** Whether the team's lineup for this match has the player. */
  isInLineup: z.nullable(z.boolean()),
  /** Why the player may not play this match; '' when he may. */
  suspension: z.string(),
  /** What else keeps the player out of the match or is to be seen to; absent for who has nothing of the kind. */
  eligibility: z.optional(sheetEligibility),
  /** Whether this sheet added him, and no administrator has approved him yet; absent for everybody else. */
  awaitsApproval: z.optional(z.literal(true)),
});
export type SheetPlayer = z.output<typeof sheetPlayer>;

export const shirtInMatch = z.object({ playerId: id, jerseyNumber: z.int() });

/** An event with the operation that recorded it and when; both null for one that was not recorded on a sheet. */
export const sheetEvent = z.object({
  ...matchEvent.shape,
  operationId: z.nullable(operationId),
  at: z.nullable(instant),
});

/** An operation that waits for an administrator. `by` is the user's id, 0 for whoever had the link to the sheet. */
export const unappliedOperation = z.object({ operation: sheetOperation, at: instant, by: idOrNone });

const { matchMinutes, periods, blueMinutes, walkoverGoals } = tournamentRules.shape;

/** The rules of the tournament that a sheet depends on. */
export const sheetRules = z.strictObject({ matchMinutes, periods, blueMinutes, walkoverGoals });

export const sheetView = z.object({
  match: formattedMatchSchema,
  rules: sheetRules,
  /** The server's time. */
  now: instant,
  clock: sheetClock,
  /** The players who are present; null until somebody marked them. */
  presence: bySide(z.nullable(z.array(id))),
  /** Those of them who play under protest. */
  underProtest: z.optional(bySide(z.array(id))),
  /** The numbers on shirts that differ from the squads' in this match; a sheet that an earlier version kept has none. */
  shirts: z.optional(z.array(shirtInMatch)),
  /** Whom the sheet added, also those whom an administrator has approved since. */
  newPlayers: z.optional(z.array(addedPlayer)),
  end: z.nullable(z.object({ at: instant, observation: z.string() })),
  confirmedAt: bySide(z.nullable(instant)),
  /** Who confirmed, as typed on the device; '' where nobody did. Devices may keep a sheet of an earlier version without it. */
  confirmedBy: z.optional(bySide(z.string())),
  /** Whether the score still follows the events of the completed match: nobody has corrected it by hand. */
  scoreFollowsEvents: z.boolean(),
  squads: bySide(z.array(sheetPlayer)),
  events: z.array(sheetEvent),
  /** Told to administrators only. */
  unapplied: z.array(unappliedOperation),
  /** The link that allows this sheet to whoever has it; told to administrators and to that holder, who keeps it until then. */
  link: z.nullable(sheetLink),
  version: count,
});
export type SheetView = z.output<typeof sheetView>;

/** `sheet` is null for whoever may not read it (any more), as after both sides have confirmed it for a link. */
export const sentOperations = z.object({ results: z.array(operationResult), sheet: z.nullable(sheetView) });
