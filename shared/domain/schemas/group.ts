/** Group (zona): some participants of a tournament, with a table of their own. */
import * as z from 'zod/mini';
import { id, name, version } from './primitives.ts';
import { teamIds } from './tournament.ts';

/** The fields that a user can edit; no other file lists them. */
export const groupForm = { name, teamIds };
export type GroupForm = z.output<z.ZodMiniObject<typeof groupForm>>;

/** Default values of a new group. A PUT without these fields keeps the stored values. */
export const groupDefaults: Pick<GroupForm, 'teamIds'> = { teamIds: [] };

export const group = z.object({ id, tournamentId: id, ...groupForm, version });
export type Group = z.output<typeof group>;
