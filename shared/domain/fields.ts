/** Working with an entity's fields by their list: its form in `schemas/`, which contract, handlers and forms read. */

/** Those of `item` that the list names; what the item does not have is left out. */
export function pickFormFields<F extends object, T extends object>(fields: F, item: T): Pick<T, keyof F & keyof T> {
  const names = Object.keys(fields).filter((field) => field in item);
  return Object.fromEntries(names.map((field) => [field, item[field as keyof T]])) as Pick<T, keyof F & keyof T>;
}

type Complete<T> = { [Field in keyof T]-?: Exclude<T[Field], undefined> };

/** What was given, and `defaults` for what was not: of a new entity its usual values, of a stored one what it has. */
export function withDefaults<T extends object>(
  given: T,
  defaults: { readonly [Field in keyof T]?: Exclude<T[Field], undefined> },
): Complete<T> {
  const said = Object.entries(given).filter(([, value]) => value !== undefined);
  return { ...defaults, ...Object.fromEntries(said) } as Complete<T>;
}
