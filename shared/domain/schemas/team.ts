/** Team: a club that takes part in tournaments. */
import * as z from 'zod/mini';
import { limits } from '../limits.ts';
import { id, logoUrl, name, version } from './primitives.ts';

/**
 * The fields that a user can edit; no other file lists them. The handler, which has a clock, also rejects a future
 * year.
 */
export const teamForm = {
  name,
  coach: name,
  foundationYear: z.int().check(z.minimum(limits.foundationYearMin), z.maximum(9999)),
  city: name,
  logo: logoUrl,
};
export type TeamForm = z.output<z.ZodMiniObject<typeof teamForm>>;

/** Default values of a new team. A PUT without these fields keeps the stored values. */
export const teamDefaults = { logo: '' } satisfies Partial<TeamForm>;

export const team = z.object({ id, ...teamForm, version });
export type Team = z.output<typeof team>;
