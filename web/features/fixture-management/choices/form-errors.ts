/** Reads the errors of a choice that has several parts, such as a list of requests. */
import type { PlanChoices, PlanForm } from './plan-choices.ts';

/** Every message at a part of the form's errors and below it, each once. */
export function messagesIn(errors: unknown): string[] {
  if (typeof errors !== 'object' || errors === null) return [];
  // `ref` is the input that the error belongs to.
  const { message, ref: _input, ...inside } = errors as { message?: unknown; ref?: unknown };
  const own = typeof message === 'string' ? [message] : [];
  return [...new Set([...own, ...Object.values(inside).flatMap(messagesIn)])];
}

/** Sets a choice that no single input holds; what the server said about it before no longer counts. */
export function setChoice<Name extends keyof PlanChoices>(form: PlanForm, name: Name, value: PlanChoices[Name]): void {
  form.setValue(name, value as never, { shouldDirty: true });
  form.clearErrors(name);
}
