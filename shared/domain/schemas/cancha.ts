/** Cancha: a pitch where matches are played (SPEC §3). */
import * as z from 'zod/mini';
import { id, idOrNone, name, text, version } from './primitives.ts';

/** The fields a person fills in, listed here only. */
export const canchaForm = { nombre: name, ubicacion: text(200), disponible: z.boolean() };
export type CanchaForm = z.output<z.ZodMiniObject<typeof canchaForm>>;

/** What a PUT clears when it is absent. */
export const canchaCleared = { ubicacion: '' } satisfies Partial<CanchaForm>;

/** Of a new cancha, where nothing is said; of a stored one they are kept, unless they are cleared. */
export const canchaDefaults = { disponible: true, ...canchaCleared } satisfies Partial<CanchaForm>;

/** What everybody sees of a cancha. */
export const canchaWithoutCreator = z.object({ id, ...canchaForm, version });
export type OpenCancha = z.output<typeof canchaWithoutCreator>;

/** `createdBy` is the user who created it; only signed-in callers get it. */
export const cancha = z.object({ ...canchaWithoutCreator.shape, createdBy: z.optional(idOrNone) });
export type Cancha = z.output<typeof cancha>;
