/** Select of the formation, and the buttons that fill it automatically. */
import { formations } from '#shared/domain/formations.ts';
import type { FormationName } from '#shared/domain/schemas/lineup.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';

interface LineupToolsProps {
  readonly formation: FormationName;
  readonly onFormation: (name: FormationName) => void;
  readonly onFill: () => void;
  /** Copies the team's usual lineup; null when there is none to copy, and then the button is absent. */
  readonly onUsual: (() => void) | null;
}

export function LineupTools({ formation, onFormation, onFill, onUsual }: LineupToolsProps) {
  return (
    <div className="flex flex-wrap items-end gap-2">
      <Field label="Formación" className={`min-w-44 flex-1 ${onUsual ? 'basis-full' : ''}`}>
        <Select value={formation} onChange={({ currentTarget }) => onFormation(currentTarget.value as FormationName)}>
          {formations.map(({ name, label }) => (
            <option key={name} value={name}>
              {`${name} ${label}`}
            </option>
          ))}
        </Select>
      </Field>
      {onUsual && <Button onClick={onUsual}>Usar la habitual</Button>}
      <Button onClick={onFill}>Completar</Button>
    </div>
  );
}
