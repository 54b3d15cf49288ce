/** Player: a member of a team's squad. */
import * as z from 'zod/mini';
import { fieldMessages } from '../../spanish/validation.ts';
import { applicationDefaults, limits } from '../limits.ts';
import { count, id, localDate, makeFieldsNullable, name, text, version } from './primitives.ts';

export const playerPosition = z.enum(['Portero', 'Defensa', 'Mediocampista', 'Delantero']);
export type PlayerPosition = z.output<typeof playerPosition>;

export const playerStatus = z.enum(['active', 'injured', 'inactive']);
export type PlayerStatus = z.output<typeof playerStatus>;

/** A date of birth from 1900 on. The handler, which has a clock, also rejects dates in the future. */
const dateOfBirth = localDate.check(
  z.refine((date) => date >= limits.birthDateMin, { error: fieldMessages.birthDate }),
);

/**
 * The fields that a user can edit; no other file lists them. `role` is the preferred position as free text, by which
 * the automatic lineup places players.
 */
export const playerForm = {
  teamId: id,
  firstName: name,
  lastName: name,
  jerseyNumber: z.int().check(z.minimum(1), z.maximum(limits.jerseyNumber)),
  position: playerPosition,
  dateOfBirth,
  isStarter: z.boolean(),
  status: playerStatus,
  role: text(limits.nameLength),
  /** The last day of the medical certificate; null without one. */
  fitUntil: z.nullable(localDate),
};

export type PlayerForm = z.output<z.ZodMiniObject<typeof playerForm>>;

/** Default values of a new player. A PUT without these fields keeps the stored values. */
export const playerDefaults = {
  position: applicationDefaults.position,
  isStarter: false,
  status: 'active',
  role: '',
  fitUntil: null,
} as const satisfies Partial<PlayerForm>;

/** The fields that a list of new players may leave out: null until somebody fills them in. */
export const playerFieldsAskedLater = { position: null, dateOfBirth: null } as const;

/** The day on which the player joined the squad, or came back to it; null: before such days were kept. */
const squadSince = z.nullable(localDate);

/** The fields as they are stored: null where a list of new players left them out. */
export const storedPlayerForm = makeFieldsNullable(playerForm, playerFieldsAskedLater);
export type StoredPlayerForm = z.output<z.ZodMiniObject<typeof storedPlayerForm>>;

/**
 * The fields that every signed-in user may see; the birth date and the medical certificate are for administrators and the
 * team's own DT.
 */
const { dateOfBirth: privateDateOfBirth, fitUntil: privateFitUntil, ...openFields } = storedPlayerForm;
export const playerWithoutPrivateFields = z.object({
  id,
  ...openFields,
  fullName: z.string(),
  goalsScored: count,
  suspensionMatchesRemaining: count,
  /** Completed matches at which a sheet says the player was present. */
  matchesPlayed: count,
  squadSince,
  version,
});

export const player = z.object({
  ...playerWithoutPrivateFields.shape,
  dateOfBirth: z.optional(privateDateOfBirth),
  fitUntil: z.optional(privateFitUntil),
  /** The match on whose sheet he was added; absent once an administrator has approved him, and of everybody else. */
  pendingMatchId: z.optional(id),
});
export type Player = z.output<typeof player>;

/** A player who waits for an administrator, with his team. */
export const pendingPlayer = z.object({
  ...player.shape,
  teamName: z.string(),
  /** Who of the squad has his number already; '' when it is free. */
  numberOwner: z.string(),
});
export type PendingPlayer = z.output<typeof pendingPlayer>;
