/** The options of a select: one for each entity, with its id as value and its name as text. */
export function NamedOptions({ of }: { readonly of: readonly { readonly id: number; readonly name: string }[] }) {
  return of.map(({ id, name }) => (
    <option key={id} value={id}>
      {name}
    </option>
  ));
}
