/** The field rules of POST and PUT bodies, built from an entity's own schema. */
import * as z from 'zod/mini';

/** A field of the answer that a PUT may send back; it is not read. */
export const acceptedAndIgnored = z.unknown();

type Shape = Record<string, z.ZodMiniType>;

/** POST: the form's fields and nothing else; unknown and server-set fields are refused. */
export const createBody = <S extends Shape>(shape: S) => z.strictObject(shape);

/**
 * PUT: accepts what GET answered. `writable` fields are taken; every other field of the entity is accepted and
 * ignored; a field the entity does not have is refused. `version`, when sent, is the precondition.
 */
export function updateBody<E extends Shape, W extends Shape>(entity: z.ZodMiniObject<E>, writable: W) {
  const unread = Object.keys(entity.shape).filter((field) => !(field in writable) && field !== 'version');
  return z.pipe(
    z.strictObject({
      ...Object.fromEntries(unread.map((field) => [field, z.optional(acceptedAndIgnored)])),
      version: z.optional(z.int()),
      ...writable,
    }),
    z.transform((body) => withoutKeys(body as UpdateBodyOf<W>, unread)),
  );
}

type UpdateBodyOf<W extends Shape> = z.output<z.ZodMiniObject<W & { version: z.ZodMiniOptional<z.ZodMiniNumber> }>>;

function withoutKeys<T extends object>(body: T, keys: readonly string[]): T {
  return Object.fromEntries(Object.entries(body).filter(([key]) => !keys.includes(key))) as T;
}

/** The fields of a form, of which those that `defaults` has may be left out. */
export function withOptional<S extends Shape, D extends { readonly [Field in keyof S]?: unknown }>(
  form: S,
  defaults: D,
) {
  return Object.fromEntries(
    Object.entries(form).map(([field, schema]) => [field, field in defaults ? z.optional(schema) : schema]),
  ) as { [Field in keyof S]: Field extends keyof D ? z.ZodMiniOptional<S[Field]> : S[Field] };
}

/** Fields that PUT keeps when they are absent. */
export function optionalKeepsStored<S extends Shape>(shape: S) {
  return Object.fromEntries(Object.entries(shape).map(([field, schema]) => [field, z.optional(schema)])) as {
    [Field in keyof S]: z.ZodMiniOptional<S[Field]>;
  };
}
