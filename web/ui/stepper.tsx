/** A number input between the buttons minus and plus, each 56 px for the thumb. The arrow keys change it too. */
import { type ComponentProps, type KeyboardEvent, useId } from 'react';
import { Icon, type IconName } from './icon.tsx';

interface StepperProps {
  readonly label: string;
  /** Null while the input is empty; the plus button then enters `min`. */
  readonly value: number | null;
  readonly onChange: (value: number | null) => void;
  readonly min?: number;
  readonly max?: number;
  readonly isLabelHidden?: boolean;
  /** On phones, plus is above and minus below the number, so that two steppers fit side by side. */
  readonly isUprightOnPhones?: boolean;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
}

export function Stepper(props: StepperProps) {
  const {
    label,
    value,
    onChange,
    min = 0,
    max = 99,
    isLabelHidden = false,
    isUprightOnPhones = false,
    hint,
    error,
  } = props;
  const id = useId();
  const descriptions = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  const step = (by: number) => onChange(value === null ? min : Math.min(max, Math.max(min, value + by)));
  const stepByArrow = (event: KeyboardEvent) => {
    const by = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    step(by);
  };
  return (
    <div className="flex flex-col items-center gap-1">
      <label htmlFor={id} className={isLabelHidden ? 'sr-only' : 'text-center font-semibold text-sm'}>
        {label}
      </label>
      <div className={`flex items-center gap-2 ${isUprightOnPhones ? 'max-sm:flex-col-reverse' : ''}`}>
        <StepButton
          icon="minus"
          label={`Restar uno a ${label}`}
          disabled={value === null || value <= min}
          onClick={() => step(-1)}
        />
        <input
          id={id}
          role="spinbutton"
          aria-valuenow={value ?? undefined}
          aria-valuemin={min}
          aria-valuemax={max}
          onKeyDown={stepByArrow}
          inputMode="numeric"
          autoComplete="off"
          placeholder="–"
          aria-invalid={error ? true : undefined}
          aria-describedby={descriptions || undefined}
          value={value ?? ''}
          onFocus={(event) => event.currentTarget.select()}
          onChange={(event) => onChange(parseNumber(event.currentTarget.value, max))}
          className="size-14 rounded-control border border-input bg-surface text-center font-display font-semibold text-2xl tabular-nums aria-invalid:border-2 aria-invalid:border-loss-text"
        />
        <StepButton
          icon="plus"
          label={`Sumar uno a ${label}`}
          disabled={value !== null && value >= max}
          onClick={() => step(1)}
        />
      </div>
      {error && (
        <p id={`${id}-error`} className="text-center font-semibold text-loss-text text-sm">
          {error}
        </p>
      )}
      {hint && (
        <p id={`${id}-hint`} className="text-center text-muted text-sm">
          {hint}
        </p>
      )}
    </div>
  );
}

function parseNumber(text: string, max: number): number | null {
  const digits = text.replace(/\D/g, '');
  return digits === '' ? null : Math.min(max, Number(digits));
}

function StepButton({ icon, label, ...rest }: ComponentProps<'button'> & { icon: IconName; label: string }) {
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      className="inline-flex size-14 items-center justify-center rounded-control border border-input bg-surface hover:bg-tint disabled:opacity-40"
    >
      <Icon name={icon} />
    </button>
  );
}
