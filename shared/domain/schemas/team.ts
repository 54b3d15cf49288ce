/** Team: a club that takes part in tournaments. */
import * as z from 'zod/mini';
import { limits } from '../limits.ts';
import { id, logoUrl, makeFieldsNullable, name, text, version } from './primitives.ts';

/**
 * The fields that a user can edit; no other file lists them. The handler, which has a clock, also rejects a future
 * year.
 */
export const teamForm = {
  name,
  /** Shown where a name must be short; '' for a team that is shown by its whole name. */
  shortName: text(limits.shortNameLength),
  coach: name,
  foundationYear: z.int().check(z.minimum(limits.foundationYearMin), z.maximum(9999)),
  city: name,
  logo: logoUrl,
};
export type TeamForm = z.output<z.ZodMiniObject<typeof teamForm>>;

/** Default values of a new team. A PUT without these fields keeps the stored values. */
export const teamDefaults = { shortName: '', logo: '' } satisfies Partial<TeamForm>;

/** The fields that a list of new teams may leave out: null until somebody fills them in. */
export const teamFieldsAskedLater = { coach: null, foundationYear: null, city: null } as const;

/** The fields as they are stored: null where a list of new teams left them out. */
export const storedTeamForm = makeFieldsNullable(teamForm, teamFieldsAskedLater);
export type StoredTeamForm = z.output<z.ZodMiniObject<typeof storedTeamForm>>;

export const team = z.object({ id, ...storedTeamForm, version });
export type Team = z.output<typeof team>;
