/** Team: a club that takes part in tournaments (SPEC §3, §5). */
import * as z from 'zod/mini';
import { limits } from '../limits.ts';
import { id, logoUrl, name, version } from './primitives.ts';

/**
 * The fields a person fills in. The year's upper bound is the current year: the handler, which has a clock, checks it.
 */
export const teamForm = {
  name,
  coach: name,
  foundationYear: z.int().check(z.minimum(limits.foundationYearMin), z.maximum(9999)),
  city: name,
  logo: logoUrl,
};
export type TeamForm = z.output<z.ZodMiniObject<typeof teamForm>>;

/** Of a new team, where nothing is said; of a stored one they are kept. */
export const teamDefaults = { logo: '' } satisfies Partial<TeamForm>;

export const team = z.object({ id, ...teamForm, version });
export type Team = z.output<typeof team>;
