/** Checks a form with the contract's own schema, in Spanish: what the server would say, before it is asked. */
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import type { FieldValues, Resolver } from 'react-hook-form';
import * as z from 'zod/mini';
import { describeIssue, fieldText } from '#shared/spanish/validation.ts';

// The strict CSP forbids compiling schemas to code; schemas name their own texts by key.
z.config({
  jitless: true,
  // An empty number field reads NaN.
  customError: (issue) => (Number.isNaN(issue.input) ? fieldText.required : describeIssue(issue)),
});

export function contractResolver<Sent extends FieldValues, Read>(
  schema: z.ZodMiniType<Read, Sent>,
): Resolver<Sent, unknown, Read> {
  const check = standardSchemaResolver(schema as never) as unknown as Resolver<Sent, unknown, Read>;
  return async (values, context, options) => inSpanish(await check(values, context, options));
}

/** A schema's `error` is a key of the texts ('date', 'unique'); everything else already is a sentence. */
function inSpanish<R extends { errors: object }>(result: R): R {
  translate(result.errors);
  return result;
}

function translate(errors: object): void {
  for (const value of Object.values(errors)) {
    if (typeof value !== 'object' || value === null || value instanceof Node) continue;
    const found = value as { message?: unknown };
    if (typeof found.message === 'string' && found.message in fieldText) {
      found.message = fieldText[found.message as keyof typeof fieldText];
    }
    translate(value);
  }
}
