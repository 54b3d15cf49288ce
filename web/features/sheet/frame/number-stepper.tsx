/** A number between the buttons minus and plus, each 56 px for the thumb. */
import { Icon, type IconName } from '../../../ui/icon.tsx';

interface NumberStepperProps {
  /** What is counted, as in 'Minuto'. */
  readonly label: string;
  /** Null while there is none; either button then leads to `min`. */
  readonly value: number | null;
  readonly min: number;
  readonly max: number;
  /** The value as text; without it the number itself. */
  readonly text?: string;
  readonly onChange: (value: number) => void;
}

export function NumberStepper({ label, value, min, max, text = String(value), onChange }: NumberStepperProps) {
  const step = (by: number) => onChange(value === null ? min : Math.min(max, Math.max(min, value + by)));
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset lays out its content differently in each browser
    <div role="group" aria-label={label} className="flex shrink-0 items-center justify-between">
      <StepButton icon="minus" label={`${label}: uno menos`} onPress={() => step(-1)} />
      <output className="min-w-11 text-center font-display font-semibold text-xl">{text}</output>
      <StepButton icon="plus" label={`${label}: uno más`} onPress={() => step(1)} />
    </div>
  );
}

interface StepButtonProps {
  readonly icon: IconName;
  readonly label: string;
  readonly onPress: () => void;
}

function StepButton({ icon, label, onPress }: StepButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onPress}
      className="inline-flex size-14 items-center justify-center rounded-control border-2 border-input bg-surface hover:bg-tint"
    >
      <Icon name={icon} />
    </button>
  );
}
