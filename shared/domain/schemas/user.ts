/** User: who signs in, and what he may do (SPEC §3, §6). */
import * as z from 'zod/mini';
import { fieldText } from '../../text/validation.ts';
import { id, idOrNone, name, version } from './primitives.ts';

export const role = z.enum(['Admin', 'DT']);
export type Role = z.output<typeof role>;

export const email = z
  .string()
  .check(z.trim(), z.toLowerCase(), z.maxLength(254), z.regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, fieldText.email));

export const user = z.object({
  id,
  email: z.string(),
  firstName: name,
  lastName: name,
  fullName: z.string(),
  teamId: idOrNone,
  teamName: z.string(),
  roles: z.array(role),
  enabled: z.boolean(),
  version,
});
export type User = z.output<typeof user>;
