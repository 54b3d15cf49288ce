/**
 * A form for one part of an entity, such as the dates of a tournament. If another user has changed another part
 * meanwhile, the save is repeated on top of that change; if the same part, the form reports a conflict.
 */
import { useRef } from 'react';
import type { DefaultValues, FieldValues } from 'react-hook-form';
import type * as z from 'zod/mini';
import { storedInsteadOf } from '../http/api-error.ts';
import { type ApiForm, useApiForm } from './use-api-form.ts';

interface PartFormOptions<Entity, Sent extends FieldValues, Read> {
  readonly entity: Entity;
  readonly schema: z.ZodMiniType<Read, Sent>;
  readonly valuesOf: (entity: Entity) => Sent;
  /** The values of the edited part as texts by field label, as in {Nombre: 'Apertura'}; a conflict shows them. */
  readonly describe: (entity: Entity) => Record<string, string>;
  /**
   * Sends `base`, the latest known entity, with the form's values in place of its own. The API answers 412 when the
   * entity has another version than `version` by now.
   */
  readonly onSave: (values: Read, base: Entity, version: number | undefined) => Promise<unknown>;
}

export function usePartForm<Entity extends { readonly version: number }, Sent extends FieldValues, Read>(
  options: PartFormOptions<Entity, Sent, Read>,
): ApiForm<Sent, Read> {
  /** The entity as it was when the form was filled. */
  const start = useRef(options.entity);
  const latest = useRef(options.entity);

  const onSave = async (values: Read, version: number | undefined): Promise<unknown> => {
    try {
      return await options.onSave(values, latest.current, version);
    } catch (error) {
      const current = storedInsteadOf<Entity>(error);
      if (!current) throw error;
      latest.current = current;
      if (difference(start.current, current) !== '') throw error;
      return onSave(values, current.version);
    }
  };

  const difference = (before: Entity, now: Entity): string => {
    const known = options.describe(before);
    return Object.entries(options.describe(now))
      .filter(([field, text]) => text !== known[field])
      .map(([field, text]) => `${field}: ${text || '(vacío)'}`)
      .join(' · ');
  };

  return useApiForm<Sent, Read>({
    schema: options.schema,
    defaultValues: options.valuesOf(options.entity) as DefaultValues<Sent>,
    version: options.entity.version,
    onSave,
    describe: (theirs: Entity) => difference(start.current, theirs),
    // Called when the user accepts the other user's version.
    valuesOf: (theirs: Entity) => {
      start.current = theirs;
      return options.valuesOf(theirs);
    },
  });
}
