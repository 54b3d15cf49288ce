/** Team staff: coaches, officials and helpers of a team, or of the federation itself (team 0). */
import * as z from 'zod/mini';
import { fieldMessages } from '../../spanish/validation.ts';
import { applicationDefaults, limits } from '../limits.ts';
import { id, idOrNone, name, version } from './primitives.ts';

export const staffRole = z.enum(['HeadCoach', 'AssistantCoach', 'Referee', 'Assistant', 'Other']);
export type StaffRole = z.output<typeof staffRole>;

/** A phone number as people write it, with at least three digits; '' for none. */
const phone = z
  .string()
  .check(z.trim(), z.maxLength(limits.phoneLength), z.regex(/^((?=(\D*\d){3})[\d\s()+./-]+)?$/, fieldMessages.phone));

/** An e-mail address; '' for none. */
const contactEmail = z
  .string()
  .check(
    z.trim(),
    z.maxLength(limits.emailLength, { abort: true }),
    z.regex(/^([^\s@]+@[^\s@]+\.[^\s@]+)?$/, fieldMessages.email),
  );

/** The fields that a user can edit; no other file lists them. */
export const staffForm = { teamId: idOrNone, name, role: staffRole, phone, email: contactEmail };
export type StaffForm = z.output<z.ZodMiniObject<typeof staffForm>>;

/** A PUT that leaves out one of these fields resets it to the value given here. */
export const staffResetValues = { phone: '', email: '' } satisfies Partial<StaffForm>;

/**
 * Default values of a new staff member. A PUT without these fields keeps the stored values, except for those in
 * `staffResetValues`.
 */
export const staffDefaults = { role: applicationDefaults.staffRole, ...staffResetValues } satisfies Partial<StaffForm>;

/** The fields that every signed-in user may see; phone and email are for administrators and the team's own DT. */
const { phone: _phone, email: _email, ...openFields } = staffForm;
export const staffWithoutContact = z.object({ id, ...openFields, version });

export const staff = z.object({
  ...staffWithoutContact.shape,
  phone: z.optional(phone),
  email: z.optional(contactEmail),
});
export type Staff = z.output<typeof staff>;
