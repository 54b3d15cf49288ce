/** Picks the form fields of an entity and completes them with defaults; `schemas/` lists the fields of each form. */

/** The fields of `item` that belong to the form; a field that `item` lacks is left out. */
export function pickFormFields<F extends object, T extends object>(fields: F, item: T): Pick<T, keyof F & keyof T> {
  const names = Object.keys(fields).filter((field) => field in item);
  return Object.fromEntries(names.map((field) => [field, item[field as keyof T]])) as Pick<T, keyof F & keyof T>;
}

/** No field is absent or undefined any more; one whose default is null may be null. */
type FilledFields<T, D> = {
  [Field in keyof T]-?: Exclude<T[Field], undefined> | (Field extends keyof D ? Extract<D[Field], null> : never);
};

/** Fills absent fields of `given` with `defaults`: usual values for a new entity, stored values for an existing one. */
export function fillAbsentFields<
  T extends object,
  D extends { readonly [Field in keyof T]?: Exclude<T[Field], undefined> | null },
>(given: T, defaults: D): FilledFields<T, D> {
  const said = Object.entries(given).filter(([, value]) => value !== undefined);
  return { ...defaults, ...Object.fromEntries(said) } as FilledFields<T, D>;
}
