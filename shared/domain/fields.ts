/** Picks the form fields of an entity and completes them with defaults; `schemas/` lists the fields of each form. */

/** The fields of `item` that belong to the form; a field that `item` lacks is left out. */
export function pickFormFields<F extends object, T extends object>(fields: F, item: T): Pick<T, keyof F & keyof T> {
  const names = Object.keys(fields).filter((field) => field in item);
  return Object.fromEntries(names.map((field) => [field, item[field as keyof T]])) as Pick<T, keyof F & keyof T>;
}

type WithoutAbsentFields<T> = { [Field in keyof T]-?: Exclude<T[Field], undefined> };

/** Fills absent fields of `given` with `defaults`: usual values for a new entity, stored values for an existing one. */
export function fillAbsentFields<T extends object>(
  given: T,
  defaults: { readonly [Field in keyof T]?: Exclude<T[Field], undefined> },
): WithoutAbsentFields<T> {
  const said = Object.entries(given).filter(([, value]) => value !== undefined);
  return { ...defaults, ...Object.fromEntries(said) } as WithoutAbsentFields<T>;
}
