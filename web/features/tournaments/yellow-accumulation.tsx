/** Whether yellow cards of several matches add up to a suspension. Inside a form's provider. */
import { useController } from 'react-hook-form';
import { Checkbox } from '../../ui/checkbox.tsx';
import { NumberField } from './number-field.tsx';
import type { TournamentFields } from './schemas.ts';

const usual = { every: 3, matches: 1 };

export function YellowAccumulation() {
  const { field } = useController<TournamentFields, 'rules.suspensions.yellowAccumulation'>({
    name: 'rules.suspensions.yellowAccumulation',
  });
  const isOn = field.value !== null;
  return (
    <>
      <Checkbox
        label="Suspender también por acumulación de amarillas"
        checked={isOn}
        onChange={(event) => field.onChange(event.currentTarget.checked ? usual : null)}
      />
      {isOn && (
        <div className="grid gap-4 sm:grid-cols-2">
          <NumberField
            name="rules.suspensions.yellowAccumulation.every"
            label="Cada tantas amarillas"
            min={1}
            max={50}
          />
          <NumberField
            name="rules.suspensions.yellowAccumulation.matches"
            label="Fechas de suspensión"
            min={1}
            max={20}
          />
        </div>
      )}
    </>
  );
}
