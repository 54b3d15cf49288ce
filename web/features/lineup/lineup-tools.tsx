/** Select of the formation, and the buttons that fill it automatically. */
import { findFormation, formationsOf } from '#shared/domain/squads/formations.ts';
import { formationText } from '#shared/text/formations.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';

interface LineupToolsProps {
  readonly formation: string;
  /** How many players of a team begin a match. */
  readonly starters: number;
  readonly onFormation: (name: string) => void;
  readonly onFill: () => void;
  /** Copies the team's usual lineup; null when there is none to copy, and then the button is absent. */
  readonly onUsual: (() => void) | null;
}

export function LineupTools({ formation, starters, onFormation, onFill, onUsual }: LineupToolsProps) {
  const usual = formationsOf(starters);
  const choices = usual.some(({ name }) => name === formation) ? usual : [...usual, findFormation(formation)];
  return (
    <div className="flex flex-wrap items-end gap-2">
      <Field label="Formación" className={`min-w-44 flex-1 ${onUsual ? 'max-md:basis-full' : ''}`}>
        <Select value={formation} onChange={({ currentTarget }) => onFormation(currentTarget.value)}>
          {choices.map(({ name }) => (
            <option key={name} value={name}>
              {formationText(name)}
            </option>
          ))}
        </Select>
      </Field>
      {onUsual && <Button onClick={onUsual}>Usar la habitual</Button>}
      <Button onClick={onFill}>Completar</Button>
    </div>
  );
}
