/** Values of the player form: initial values and validation. */
import * as z from 'zod/mini';
import { players } from '#shared/contract/players.ts';
import { pickFormFields } from '#shared/domain/fields.ts';
import {
  type Player,
  type PlayerForm,
  type PlayerPosition,
  playerDefaults,
  playerForm,
  type StoredPlayerForm,
} from '#shared/domain/schemas/player.ts';
import { fieldMessages } from '#shared/spanish/validation.ts';
import { emptyWhereMissing } from '../../lib/forms/missing-fields.ts';

export type PlayerFormValues = PlayerForm;
/** What is sent: null where the stored player has null and nothing was filled in. */
export type PlayerFormBody = StoredPlayerForm;

/**
 * The contract's schema with a position, and with today, which the shared schema cannot know, as the latest birth date.
 *
 * @param player the player to edit; null for a new one
 */
export function playerFormSchema(player: Player | null, today: string) {
  const asked = {
    position: playerForm.position,
    dateOfBirth: playerForm.dateOfBirth.check(z.refine((date) => date <= today, { error: fieldMessages.birthDate })),
  };
  const schema = z.extend(players['POST /players'].body, emptyWhereMissing(asked, player));
  return schema as unknown as z.ZodMiniType<PlayerFormBody, PlayerFormValues>;
}

export const newPlayerValues: Omit<PlayerFormValues, 'teamId'> = {
  ...playerDefaults,
  firstName: '',
  lastName: '',
  jerseyNumber: 1,
  dateOfBirth: '',
};

/** A value that is missing is an empty field. */
export const formValuesFromPlayer = ({ dateOfBirth, position, fitUntil = null, ...player }: Player): PlayerFormValues =>
  pickFormFields(playerForm, {
    ...player,
    dateOfBirth: dateOfBirth ?? '',
    position: (position ?? '') as PlayerPosition,
    fitUntil,
  });
