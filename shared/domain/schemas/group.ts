/** Group (zona): some participants of a tournament with a table of their own. */
import * as z from 'zod/mini';
import { id, name, version } from './primitives.ts';
import { teamIds } from './tournament.ts';

export const groupForm = { name, teamIds };

export const group = z.object({ id, tournamentId: id, ...groupForm, version });
export type Group = z.output<typeof group>;
