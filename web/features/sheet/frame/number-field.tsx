/** A whole number to type with one thumb, and below it what is wrong with it. */
import { type ReactNode, useId } from 'react';

interface NumberFieldProps {
  readonly label: ReactNode;
  /** What the number counts, as in 'minutos'. */
  readonly unit?: string;
  readonly maxLength: number;
  readonly value: string;
  readonly problem: string;
  readonly onChange: (value: string) => void;
  /** Whether the label stands in the line of the field, not above it. */
  readonly isInLine?: boolean;
  /** The button that takes the number. */
  readonly children: ReactNode;
}

export function NumberField(props: NumberFieldProps) {
  const { label, unit, maxLength, value, problem, onChange, isInLine = false, children } = props;
  const id = useId();
  const labelled = (
    <label htmlFor={id} className={`font-semibold ${isInLine ? 'text-lg' : ''}`}>
      {label}
    </label>
  );
  return (
    <>
      {!isInLine && labelled}
      <div className="flex items-center gap-2">
        {isInLine && labelled}
        <input
          id={id}
          type="text"
          inputMode="numeric"
          autoComplete="off"
          maxLength={maxLength}
          aria-invalid={problem !== '' || undefined}
          aria-describedby={[unit && `${id}-unit`, `${id}-problem`].filter(Boolean).join(' ')}
          value={value}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
          className="min-h-14 w-20 rounded-control border-2 border-input bg-surface px-3 text-center font-display font-semibold text-xl"
        />
        {unit && (
          <span id={`${id}-unit`} className="flex-1">
            {unit}
          </span>
        )}
        {children}
      </div>
      <p id={`${id}-problem`} role="alert" className="font-semibold text-sm">
        {problem}
      </p>
    </>
  );
}
