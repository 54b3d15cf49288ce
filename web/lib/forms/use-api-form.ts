/**
 * A form for a body schema of the contract: validated on submit and then while typing, saved through the API, with the
 * server's errors under their fields. A failed save keeps everything typed. Only lazy chunks may import this file,
 * because it brings the schemas with it.
 */
import { useState } from 'react';
import { type DefaultValues, type FieldValues, type Path, type UseFormReturn, useForm } from 'react-hook-form';
import type * as z from 'zod/mini';
import type { FailureMessage } from '../api/failure.ts';
import { useSaving } from '../api/use-saving.ts';
import { ApiError, storedInsteadOf } from '../http/api-error.ts';
import { contractFormResolver } from './contract-resolver.ts';

interface ApiFormOptions<Sent extends FieldValues, Read> {
  /**
   * The body schema of a route, such as contract.teams['POST /teams'].body, which the form that edits a team uses too.
   */
  readonly schema: z.ZodMiniType<Read, Sent>;
  readonly defaultValues: DefaultValues<Sent>;
  /** The version of the entity being edited. */
  readonly version?: number | undefined;
  /** Saves the values; `version` belongs into the body of a PUT or PATCH. */
  readonly onSave: (values: Read, version: number | undefined) => Promise<unknown>;
  /** Reads the form's values from an entity, to start over from what another person saved meanwhile. */
  readonly valuesOf?: (entity: never) => Sent;
  /** Describes an entity in one line, to show what another person saved meanwhile. */
  readonly describe?: (entity: never) => string;
}

export interface FormConflict {
  readonly text: string;
  /** Saves the user's own values over the other person's change. */
  readonly keepMine: () => void;
  /** Replaces the user's input by the values that the other person saved. */
  readonly takeTheirs: (() => void) | undefined;
}

export interface ApiForm<Sent extends FieldValues, Read> {
  readonly form: UseFormReturn<Sent, unknown, Read>;
  readonly onSubmit: () => void;
  readonly isSaving: boolean;
  /** True while the form holds unsaved input. */
  readonly hasChanges: boolean;
  /** A failed save whose reason is not an error of a field. */
  readonly failure: FailureMessage | null;
  readonly conflict: FormConflict | null;
  /** The error message under a field. */
  readonly errorOf: (field: Path<Sent>) => string | undefined;
}

export function useApiForm<Sent extends FieldValues, Read>(options: ApiFormOptions<Sent, Read>): ApiForm<Sent, Read> {
  const form = useForm<Sent, unknown, Read>({
    resolver: contractFormResolver<Sent, Read>(options.schema),
    defaultValues: options.defaultValues,
    mode: 'onSubmit',
    reValidateMode: 'onChange',
  });
  const { save, failure } = useSaving();
  const [conflictWith, setConflictWith] = useState<{ version: number } | null>(null);

  const submit = (version: number | undefined) =>
    form.handleSubmit(async (values) => {
      setConflictWith(null);
      await save(() => options.onSave(values, version), { explain, retry: () => void submit(version) });
    })();
  const explain = (error: unknown): boolean => {
    const stored = storedInsteadOf<{ version: number }>(error);
    setConflictWith(stored);
    return stored !== null || showFieldErrors(form, error);
  };

  const conflict = conflictWith && {
    text: conflictText(options.describe?.(conflictWith as never)),
    keepMine: () => void submit(conflictWith.version),
    takeTheirs: options.valuesOf && (() => takeTheirs(options.valuesOf?.(conflictWith as never))),
  };
  const takeTheirs = (values: Sent | undefined) => {
    form.reset(values as DefaultValues<Sent>);
    setVersion(conflictWith?.version);
    setConflictWith(null);
  };
  const [version, setVersion] = useState(options.version);

  // `isDirty` alone is not enough: it is also true when an untouched empty date '' has been read as undefined.
  const { isDirty, dirtyFields } = form.formState;

  return {
    form,
    onSubmit: () => void submit(version),
    isSaving: form.formState.isSubmitting,
    hasChanges: isDirty && Object.keys(dirtyFields).length > 0,
    failure,
    conflict,
    errorOf: (field) => form.getFieldState(field, form.formState).error?.message,
  };
}

function conflictText(storedNow: string | undefined): string {
  return `Otra persona guardó cambios mientras editabas.${storedNow ? ` Ahora: ${storedNow}` : ''}`;
}

/** Puts the server's errors under their fields and focuses the first; false when one has no field in this form. */
function showFieldErrors<Sent extends FieldValues, Read>(
  form: UseFormReturn<Sent, unknown, Read>,
  error: unknown,
): boolean {
  if (!(error instanceof ApiError) || error.errors.length === 0) return false;
  const values = form.getValues();
  const placed = error.errors.filter(({ path }) => (path.split('.')[0] ?? '') in values);
  placed.forEach(({ path, message }, index) => {
    form.setError(path as Path<Sent>, { type: 'server', message }, { shouldFocus: index === 0 });
  });
  return placed.length === error.errors.length;
}

/** For `register`: reads an empty input for a number as null, where a number may be missing. */
export const readEmptyInputAsNull = {
  setValueAs: (text: string | number | null) => (text === '' || text === null ? null : Number(text)),
};

/** For `register`: reads an empty input as undefined, so that validation reports it as missing ('Es obligatorio'). */
export const readEmptyInputAsUndefined = { setValueAs: (text: string | undefined) => text || undefined };
