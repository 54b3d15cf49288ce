/** Checkboxes for choosing any number of named things, as one group. */
import { Checkbox } from './checkbox.tsx';

interface CheckboxListProps {
  readonly legend: string;
  readonly options: readonly { readonly id: number; readonly name: string }[];
  readonly chosen: readonly number[];
  readonly onChange: (chosen: number[]) => void;
  readonly error?: string | undefined;
}

export function CheckboxList({ legend, options, chosen, onChange, error }: CheckboxListProps) {
  const toggle = (id: number, isChosen: boolean) =>
    onChange(isChosen ? [...chosen, id] : chosen.filter((each) => each !== id));
  return (
    <fieldset className="flex flex-col">
      <legend className="font-semibold text-sm">{legend}</legend>
      {options.map(({ id, name }) => (
        <Checkbox
          key={id}
          label={name}
          checked={chosen.includes(id)}
          onChange={({ currentTarget }) => toggle(id, currentTarget.checked)}
        />
      ))}
      {error && <p className="font-semibold text-loss-text text-sm">{error}</p>}
    </fieldset>
  );
}
