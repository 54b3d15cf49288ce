/** Cancha: a pitch where matches are played. */
import * as z from 'zod/mini';
import { limits } from '../limits.ts';
import { checkUniqueItems, id, idOrNone, localDate, name, text, version } from './primitives.ts';

/** The fields that a user can edit; no other file lists them. */
export const canchaForm = {
  nombre: name,
  ubicacion: text(200),
  disponible: z.boolean(),
  /** The days on which it is closed: no fixture is planned there then. Absent in a cancha that never had any. */
  excludedDates: z.optional(z.array(localDate).check(z.maxLength(limits.excludedDates), checkUniqueItems)),
};
export type CanchaForm = z.output<z.ZodMiniObject<typeof canchaForm>>;

/** A PUT that leaves out one of these fields resets it to the value given here. */
export const canchaResetValues = { ubicacion: '' } satisfies Partial<CanchaForm>;

/**
 * Default values of a new cancha. A PUT without these fields keeps the stored values, except for those in
 * `canchaResetValues`.
 */
export const canchaDefaults = { disponible: true, ...canchaResetValues } satisfies Partial<CanchaForm>;

/** The fields of a cancha that everybody may see. */
export const canchaWithoutCreator = z.object({ id, ...canchaForm, version });
export type CanchaWithoutCreator = z.output<typeof canchaWithoutCreator>;

/** Where a match is played. A deleted cancha keeps its name and has no address. */
export const canchaOfMatch = z.object({ nombre: z.string(), ubicacion: z.string() });

/** `createdBy` is the id of the user who created the cancha; only signed-in users may see it. */
export const cancha = z.object({ ...canchaWithoutCreator.shape, createdBy: z.optional(idOrNone) });
export type Cancha = z.output<typeof cancha>;
