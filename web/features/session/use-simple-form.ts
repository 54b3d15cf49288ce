/** A small form without form or validation libraries, for pages that need no sign-in; the server validates it. */
import { type FormEvent, useState } from 'react';
import { type FailureMessage, failureMessageOf } from '../../lib/api/failure.ts';
import { ApiError } from '../../lib/http/api-error.ts';

type TextByField = Readonly<Record<string, string>>;

/** @param send receives the values by field name; every field is required */
export function useSimpleForm(send: (typed: TextByField) => Promise<void>) {
  const [errors, setErrors] = useState<TextByField>({});
  const [failure, setFailure] = useState<FailureMessage | null>(null);
  const [isSaving, setIsSaving] = useState(false);

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSaving) return;
    const form = event.currentTarget;
    const fields = [...form.querySelectorAll<HTMLInputElement>('input[name]')];
    const show = (wrong: TextByField) => {
      setErrors(wrong);
      fields.find(({ name }) => name in wrong)?.focus();
    };
    const empty = fields
      .filter(({ value }) => value.trim() === '')
      .map(({ name }) => [name, 'Es obligatorio'] as const);
    setFailure(null);
    show(Object.fromEntries(empty));
    if (empty.length > 0) return;
    setIsSaving(true);
    try {
      await send(Object.fromEntries(fields.map(({ name, value }) => [name, value])));
    } catch (error) {
      const found = error instanceof ApiError ? error.errors : [];
      const placed = found.filter(({ path }) => fields.some(({ name }) => name === path));
      show(Object.fromEntries(placed.map(({ path, message }) => [path, message])));
      if (placed.length === 0) setFailure(failureMessageOf(error, () => form.requestSubmit()));
    } finally {
      setIsSaving(false);
    }
  };

  return { errorOf: (field: string) => errors[field], failure, isSaving, onSubmit };
}
