/** The answer of a job that is still under way. */
import * as z from 'zod/mini';
import { count } from '../domain/schemas/primitives.ts';

/** `message` says in Spanish what is going on; `done` of `total` matches are finished. */
export const jobProgress = z.object({ message: z.string(), done: count, total: count });
export type JobProgress = z.output<typeof jobProgress>;
