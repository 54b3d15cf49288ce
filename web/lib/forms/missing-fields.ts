/** Fields that a pasted list left out: null is stored, and a form that edits the rest asks for nothing there. */
import * as z from 'zod/mini';

type SchemaByField = Readonly<Record<string, z.ZodMiniType>>;

/** Whether null is stored in the field; false for a new entity. */
export const isMissing = <Stored extends object>(stored: Stored | null, field: keyof Stored): boolean =>
  stored !== null && stored[field] === null;

/** The same fields; where null is stored an empty input is read as null, as the API accepts it there alone. */
export const emptyWhereMissing = <Shape extends SchemaByField>(
  shape: Shape,
  stored: { readonly [Field in keyof Shape]?: unknown } | null,
) =>
  Object.fromEntries(
    Object.entries(shape).map(([field, schema]) => [field, stored?.[field] === null ? emptyAsNull(schema) : schema]),
  ) as { [Field in keyof Shape]: z.ZodMiniType<z.output<Shape[Field]> | null, z.input<Shape[Field]>> };

const emptyAsNull = (schema: z.ZodMiniType): z.ZodMiniType =>
  z.pipe(
    z.transform((value: unknown) => (value === '' || value === undefined || Number.isNaN(value) ? null : value)),
    z.nullable(schema) as never,
  );
