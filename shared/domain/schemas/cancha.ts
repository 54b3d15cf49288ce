/** Cancha: a pitch where matches are played (SPEC §3). */
import * as z from 'zod/mini';
import { id, name, text, version } from './primitives.ts';

export const canchaForm = { nombre: name, ubicacion: text(200), disponible: z.boolean() };

export const cancha = z.object({ id, ...canchaForm, version });
export type Cancha = z.output<typeof cancha>;
