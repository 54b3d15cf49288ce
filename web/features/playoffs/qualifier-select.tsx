/** The choice of how many teams qualify; numbers that are impossible say why. */
import type { Qualifiers } from '#shared/domain/playoffs/playoff-draw.ts';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import type { QualifierOption } from './qualifier-options.ts';

interface QualifierSelectProps {
  readonly options: readonly QualifierOption[];
  readonly selected: Qualifiers;
  readonly onSelect: (places: Qualifiers) => void;
}

const firstStages: Record<Qualifiers, string> = {
  2: 'la final',
  4: 'semifinales',
  8: 'cuartos de final',
  16: 'octavos de final',
};

export function QualifierSelect({ options, selected, onSelect }: QualifierSelectProps) {
  const impossible = options.filter(({ draw }) => !draw);
  return (
    <div className="flex flex-col gap-1">
      <Field label="Equipos que clasifican">
        <Select
          value={selected}
          onChange={({ target }) => {
            const option = options.find(({ places }) => String(places) === target.value);
            if (option) onSelect(option.places);
          }}
        >
          {options.map(({ places, draw }) => (
            <option key={places} value={places} disabled={!draw}>
              {`${places}, desde ${firstStages[places]}`}
            </option>
          ))}
        </Select>
      </Field>
      {impossible.length > 0 && (
        <ul className="text-muted text-sm">
          {impossible.map(({ places, obstacle }) => (
            <li key={places}>{`Con ${places} no se puede: ${obstacle.charAt(0).toLowerCase()}${obstacle.slice(1)}`}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
