/** The choice of what to print of a tournament: the tables, the whole fixture, or one round. */
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';

/** What is printed: 'tabla', 'fixture', or the name of a round. */
export type PrintChoice = string;

interface PrintChoiceSelectProps {
  readonly rounds: readonly string[];
  readonly choice: PrintChoice;
  readonly onChoose: (choice: PrintChoice) => void;
}

export function PrintChoiceSelect({ rounds, choice, onChoose }: PrintChoiceSelectProps) {
  return (
    <Field label="Qué imprimir" className="min-w-60">
      <Select value={choice} onChange={({ currentTarget }) => onChoose(currentTarget.value)}>
        <option value="fixture">Todo el fixture</option>
        <option value="tabla">Posiciones</option>
        {rounds.map((round) => (
          <option key={round} value={round}>
            {round}
          </option>
        ))}
      </Select>
    </Field>
  );
}
