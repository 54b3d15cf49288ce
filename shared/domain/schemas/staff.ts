/** Team staff: coaches, officials and helpers of a team, or of the federation itself (team 0). */
import * as z from 'zod/mini';
import { fieldText } from '../../spanish/validation.ts';
import { defaults, limits } from '../limits.ts';
import { id, idOrNone, name, version } from './primitives.ts';

export const staffRole = z.enum(['HeadCoach', 'AssistantCoach', 'Referee', 'Assistant', 'Other']);
export type StaffRole = z.output<typeof staffRole>;

/** As people write it, with at least three digits; '' for none. */
const phone = z
  .string()
  .check(z.trim(), z.maxLength(limits.phoneLength), z.regex(/^((?=(\D*\d){3})[\d\s()+./-]+)?$/, fieldText.phone));

/** '' for none. */
const contactEmail = z
  .string()
  .check(z.trim(), z.maxLength(limits.emailLength), z.regex(/^([^\s@]+@[^\s@]+\.[^\s@]+)?$/, fieldText.email));

/** The fields a person fills in, listed here only. */
export const staffForm = { teamId: idOrNone, name, role: staffRole, phone, email: contactEmail };
export type StaffForm = z.output<z.ZodMiniObject<typeof staffForm>>;

/** What a PUT clears when it is absent. */
export const staffCleared = { phone: '', email: '' } satisfies Partial<StaffForm>;

/** Of a new member, where nothing is said; of a stored one they are kept, unless they are cleared. */
export const staffDefaults = { role: defaults.staffRole, ...staffCleared } satisfies Partial<StaffForm>;

/** What every signed-in person may see: phone and email are for administrators and the team's own DT. */
const { phone: _phone, email: _email, ...openFields } = staffForm;
export const staffWithoutContact = z.object({ id, ...openFields, version });

export const staff = z.object({
  ...staffWithoutContact.shape,
  phone: z.optional(phone),
  email: z.optional(contactEmail),
});
export type Staff = z.output<typeof staff>;
