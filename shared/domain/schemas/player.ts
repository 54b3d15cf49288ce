/** Player: a person in a team's squad. */
import * as z from 'zod/mini';
import { fieldText } from '../../spanish/validation.ts';
import { defaults, limits } from '../limits.ts';
import { count, id, localDate, name, text, version } from './primitives.ts';

export const playerPosition = z.enum(['Portero', 'Defensa', 'Mediocampista', 'Delantero']);
export type PlayerPosition = z.output<typeof playerPosition>;

export const playerStatus = z.enum(['active', 'injured', 'inactive']);
export type PlayerStatus = z.output<typeof playerStatus>;

/** Not in the future either: the handler, which has a clock, checks that. */
const dateOfBirth = localDate.check(z.refine((date) => date >= limits.birthDateMin, { error: fieldText.birthDate }));

/**
 * The fields a person fills in, listed here only. `role` is where he likes to play, in his own words: lineups assign by
 * it.
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
};

export type PlayerForm = z.output<z.ZodMiniObject<typeof playerForm>>;

/** Of a new player, where nothing is said; of a stored one they are kept. */
export const playerDefaults = {
  position: defaults.position,
  isStarter: false,
  status: 'active',
  role: '',
} as const satisfies Partial<PlayerForm>;

/** What every signed-in person may see of a player: the birth date is for administrators and the team's own DT. */
const { dateOfBirth: _private, ...openFields } = playerForm;
export const playerWithoutPrivateFields = z.object({
  id,
  ...openFields,
  fullName: z.string(),
  goalsScored: count,
  suspensionMatchesRemaining: count,
  version,
});

export const player = z.object({ ...playerWithoutPrivateFields.shape, dateOfBirth: z.optional(dateOfBirth) });
export type Player = z.output<typeof player>;
