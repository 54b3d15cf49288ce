/**
 * A number that is added or taken away. The sign has a select of its own, because number keyboards of phones may lack the
 * minus key.
 */
import { type Ref, useState } from 'react';
import { Field } from './field.tsx';
import { NumberInput } from './number-input.tsx';
import { Select } from './select.tsx';

interface SignedNumberProps {
  /** Label of the number, such as 'Puntos'. */
  readonly label: string;
  /** NaN while nothing is typed. */
  readonly value: number;
  readonly onChange: (value: number) => void;
  readonly onBlur: () => void;
  readonly max: number;
  readonly error?: string | undefined;
  readonly inputRef?: Ref<HTMLInputElement>;
}

export function SignedNumber({ label, value, onChange, onBlur, max, error, inputRef }: SignedNumberProps) {
  const [sign, setSign] = useState(value > 0 ? 1 : -1);
  return (
    <div className="grid grid-cols-2 gap-2">
      <Field label="Qué hace">
        <Select
          value={sign}
          onChange={(event) => {
            const next = Number(event.currentTarget.value);
            setSign(next);
            onChange(next * Math.abs(value));
          }}
        >
          <option value={-1}>Quita</option>
          <option value={1}>Suma</option>
        </Select>
      </Field>
      <Field label={label} error={error} isRequired>
        <NumberInput
          ref={inputRef}
          autoComplete="off"
          min={1}
          max={max}
          value={Number.isNaN(value) ? '' : Math.abs(value)}
          onBlur={onBlur}
          onChange={({ currentTarget: { valueAsNumber } }) => onChange(sign * Math.abs(valueAsNumber))}
        />
      </Field>
    </div>
  );
}
