/** Validates a form with the contract's own schema and Spanish texts, so that it finds what the server would refuse. */
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import type { FieldValues, Resolver } from 'react-hook-form';
import * as z from 'zod/mini';
import { describeIssue, fieldMessages } from '#shared/spanish/validation.ts';

// `jitless`, because the strict Content Security Policy forbids compiling schemas to code.
z.config({
  jitless: true,
  // An empty number field has the value NaN.
  customError: (issue) => (Number.isNaN(issue.input) ? fieldMessages.required : describeIssue(issue)),
});

export function contractFormResolver<Sent extends FieldValues, Read>(
  schema: z.ZodMiniType<Read, Sent>,
): Resolver<Sent, unknown, Read> {
  const check = standardSchemaResolver(schema as never) as unknown as Resolver<Sent, unknown, Read>;
  return async (values, context, options) => withSpanishMessages(await check(values, context, options));
}

/** Replaces messages that are keys of `fieldMessages` ('date', 'unique'); all others already are Spanish sentences. */
function withSpanishMessages<R extends { errors: object }>(result: R): R {
  translateMessages(result.errors);
  return result;
}

function translateMessages(errors: object): void {
  for (const value of Object.values(errors)) {
    if (typeof value !== 'object' || value === null || value instanceof Node) continue;
    const error = value as { message?: unknown };
    if (typeof error.message === 'string' && error.message in fieldMessages) {
      error.message = fieldMessages[error.message as keyof typeof fieldMessages];
    }
    translateMessages(value);
  }
}
