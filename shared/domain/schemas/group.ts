/** Group (zona): some participants of a tournament with a table of their own. */
import * as z from 'zod/mini';
import { id, name, version } from './primitives.ts';
import { teamIds } from './tournament.ts';

/** The fields a person fills in, listed here only. */
export const groupForm = { name, teamIds };
export type GroupForm = z.output<z.ZodMiniObject<typeof groupForm>>;

/** Of a new group, where nothing is said; of a stored one they are kept. */
export const groupDefaults: Pick<GroupForm, 'teamIds'> = { teamIds: [] };

export const group = z.object({ id, tournamentId: id, ...groupForm, version });
export type Group = z.output<typeof group>;
