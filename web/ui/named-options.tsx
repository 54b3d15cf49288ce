/** The choices of a select, one for each thing that has an id and a name. */
export function NamedOptions({ of }: { readonly of: readonly { readonly id: number; readonly name: string }[] }) {
  return of.map(({ id, name }) => (
    <option key={id} value={id}>
      {name}
    </option>
  ));
}
