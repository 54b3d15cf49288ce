/** Builds the schemas of POST and PUT bodies from an entity's own schema. */
import * as z from 'zod/mini';

/** Schema of a read-only field: a PUT may send it back as GET answered it, and its value is ignored. */
export const ignoredFieldSchema = z.unknown();

type SchemaByField = Record<string, z.ZodMiniType>;

/** Schema of a POST body: only the form's fields; unknown and server-set fields are rejected. */
export const postBodySchema = <S extends SchemaByField>(shape: S) => z.strictObject(shape);

/**
 * Schema of a PUT body, which may be what GET answered: `writable` fields are read, the entity's other fields are
 * ignored, and a field that the entity does not have is rejected. The handler compares `version`, when sent, with the
 * stored version.
 */
export function putBodySchema<E extends SchemaByField, W extends SchemaByField>(
  entity: z.ZodMiniObject<E>,
  writable: W,
) {
  const unread = Object.keys(entity.shape).filter((field) => !(field in writable) && field !== 'version');
  return z.pipe(
    z.strictObject({
      ...Object.fromEntries(unread.map((field) => [field, z.optional(ignoredFieldSchema)])),
      version: z.optional(z.int()),
      ...writable,
    }),
    z.transform((body) => omitKeys(body as PutBody<W>, unread)),
  );
}

type PutBody<W extends SchemaByField> = z.output<z.ZodMiniObject<W & { version: z.ZodMiniOptional<z.ZodMiniNumber> }>>;

function omitKeys<T extends object>(body: T, keys: readonly string[]): T {
  return Object.fromEntries(Object.entries(body).filter(([key]) => !keys.includes(key))) as T;
}

/** Makes those fields of a form optional that have a value in `defaults`. */
export function makeDefaultedFieldsOptional<
  S extends SchemaByField,
  D extends { readonly [Field in keyof S]?: unknown },
>(form: S, defaults: D) {
  return Object.fromEntries(
    Object.entries(form).map(([field, schema]) => [field, field in defaults ? z.optional(schema) : schema]),
  ) as { [Field in keyof S]: Field extends keyof D ? z.ZodMiniOptional<S[Field]> : S[Field] };
}

/** Makes every field optional; a PUT keeps the stored value of an absent field. */
export function makeFieldsOptional<S extends SchemaByField>(shape: S) {
  return Object.fromEntries(Object.entries(shape).map(([field, schema]) => [field, z.optional(schema)])) as {
    [Field in keyof S]: z.ZodMiniOptional<S[Field]>;
  };
}
