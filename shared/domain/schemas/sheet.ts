/** Sheet of a match: what is recorded at the pitch, sent as operations by one or more devices. */
import * as z from 'zod/mini';
import { fieldMessages } from '../../spanish/validation.ts';
import { limits } from '../limits.ts';
import { walkover } from './match.ts';
import { eventType, knownMinute } from './match-event.ts';
import { checkUniqueItems, description, id, largestId, name, score } from './primitives.ts';

/** The number of the operations' format. A format stays accepted for a year, as devices keep operations for days. */
export const operationFormat = 1;

/** Made on the device, so that an operation that is sent twice is recorded once. Case does not tell ids apart (RFC 9562). */
export const operationId = z.uuid().check(z.toLowerCase());

const matchSide = z.enum(['home', 'away']);
export type MatchSide = z.output<typeof matchSide>;

/**
 * The parts of every operation. `ageSeconds` is how long ago it was made on the device when it is sent: the server
 * stamps it with its own time minus the age, because the clocks of phones are wrong.
 */
const operationParts = {
  format: z.literal(operationFormat),
  id: operationId,
  ageSeconds: z.int().check(z.minimum(0), z.maximum(limits.operationAgeSeconds)),
};

/**
 * A player: by his id, or one whom this device has added by the negative number that follows from the operation that did it,
 * because nobody has told the device his id yet. That is -1 less the number which the last twelve hexadecimal digits of the
 * operation's id make.
 */
const playerOnSheetOrNone = z.int().check(z.minimum(-(2 ** 48)), z.maximum(largestId));
const playerOnSheet = playerOnSheetOrNone.check(z.refine((number) => number !== 0, { error: fieldMessages.notZero }));

const playerIds = z.array(playerOnSheet).check(z.maxLength(limits.squadSizeMax), checkUniqueItems);

/**
 * Who is present of a team; the last one wins. A player who may not play is refused, unless he is among those `underProtest`:
 * that is recorded, and the match waits for the tribunal.
 */
const presenceOperation = z.strictObject({
  ...operationParts,
  kind: z.literal('presence'),
  teamId: id,
  playerIds,
  underProtest: z.optional(playerIds),
});

/**
 * A player who plays and is not on the team's list. He is on the sheet at once, and plays under protest; he joins the squad
 * when an administrator has approved him. Whatever his number, he is not refused for it.
 */
const newPlayerOperation = z.strictObject({
  ...operationParts,
  kind: z.literal('newPlayer'),
  teamId: id,
  firstName: name,
  lastName: name,
  jerseyNumber: z.int().check(z.minimum(1), z.maximum(limits.jerseyNumber)),
});

/** A player whom an operation of the sheet added. Devices that named him before they knew his id are told it so. */
export const addedPlayer = z.object({ operationId, teamId: id, playerId: id });

/** The number that a player has on the shirt in this match; the squad keeps its own. The last one wins. */
const shirtOperation = z.strictObject({
  ...operationParts,
  kind: z.literal('shirt'),
  teamId: id,
  playerId: playerOnSheet,
  jerseyNumber: z.int().check(z.minimum(1), z.maximum(limits.jerseyNumber)),
});

/**
 * A mark of the clock. 'start' begins the match, or its second half after 'endHalf'; 'correctStart' moves the start of
 * the running half to the operation's time, and with it a later end of the half before. 'undoStart' takes the start of the
 * running half back while nothing was recorded in it. The first start wins, whichever device it came from. A start may bring who
 * could not play by what the device knew, and since when it knew that.
 */
const clockOperation = z.strictObject({
  ...operationParts,
  kind: z.literal('clock'),
  action: z.enum(['start', 'pause', 'resume', 'endHalf', 'correctStart', 'undoStart']),
  verdicts: z.optional(z.strictObject({ at: z.iso.datetime(), ineligible: playerIds })),
});

/**
 * A goal or a card. `playerId` 0: a goal whose scorer is not known yet; a later correction names the scorer. `minute` is
 * the one of the device's clock, or as it was corrected by hand; null for a goal while no clock runs.
 */
const eventOperation = z.strictObject({
  ...operationParts,
  kind: z.literal('event'),
  teamId: id,
  playerId: playerOnSheetOrNone,
  eventType,
  minute: z.nullable(knownMinute),
});

/**
 * Changes or removes an event: one that the operation `operationId` recorded, or the event `eventId`. The minute null
 * takes a goal's minute away. `teamId` gives it to that side; a player of the other side does not go with it. Whoever names
 * a player sends his team, too, so that it does not matter which of a move and a name arrives first.
 */
const correctionOperation = z.strictObject({
  ...operationParts,
  kind: z.literal('correction'),
  operationId: z.optional(operationId),
  eventId: z.optional(id),
  remove: z.optional(z.literal(true)),
  teamId: z.optional(id),
  playerId: z.optional(playerOnSheetOrNone),
  eventType: z.optional(eventType),
  minute: z.optional(z.nullable(knownMinute)),
});

/** The end of the match, with what the events do not say. The first end wins; the remarks of all are kept. */
const endOperation = z.strictObject({
  ...operationParts,
  kind: z.literal('end'),
  homePenalties: z.nullable(score),
  awayPenalties: z.nullable(score),
  walkover: z.nullable(walkover),
  /** A remark for the federation; never public. */
  observation: description,
});

/** A remark for the federation that is written after the end; it is kept beside those of the ends. */
const remarkOperation = z.strictObject({
  ...operationParts,
  kind: z.literal('remark'),
  observation: description.check(z.minLength(1)),
});

/**
 * The captain or DT of a side agrees with the ended sheet. After both, only an administrator changes it. With the score
 * that was on the device, it is refused when the match has another one; absent, whatever the score is is confirmed.
 */
const confirmationOperation = z.strictObject({
  ...operationParts,
  kind: z.literal('confirmation'),
  side: matchSide,
  /** Who confirms, as typed on the device. */
  by: name,
  seen: z.optional(z.strictObject({ homeScore: score, awayScore: score })),
});

export const sheetOperation = z.discriminatedUnion('kind', [
  presenceOperation,
  newPlayerOperation,
  shirtOperation,
  clockOperation,
  eventOperation,
  correctionOperation,
  endOperation,
  remarkOperation,
  confirmationOperation,
]);
export type SheetOperation = z.output<typeof sheetOperation>;

/** Anything else with an operation's id, as a faulty application sends it: it is refused by itself. */
export const unreadableOperation = z.looseObject({ id: operationId });

/**
 * What became of an operation:
 * - 'applied': it is part of the sheet.
 * - 'superseded': another device was first (clock, end); nothing is lost by it, and an end's remark is kept.
 * - 'unapplied': it came after the confirmed end and waits for an administrator.
 * - 'refused': it cannot be recorded; `message` says why and what can be done.
 */
export const operationOutcome = z.enum(['applied', 'superseded', 'unapplied', 'refused']);
export type OperationOutcome = z.output<typeof operationOutcome>;

/** The answer to an operation; the same operation sent again is answered the same. */
export const operationResult = z.object({
  id: operationId,
  outcome: operationOutcome,
  /** In Spanish, for the person at the pitch; '' for an applied one. */
  message: z.string(),
});
export type OperationResult = z.output<typeof operationResult>;
