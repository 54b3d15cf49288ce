/** The minute of an event: what the clock said, or what it is corrected to. */
import { formatMinute } from '#shared/text/event-labels.ts';
import { NumberStepper } from './number-stepper.tsx';

interface MinuteStepperProps {
  /** Null while it is not known. */
  readonly minute: number | null;
  readonly max: number;
  readonly onChange: (minute: number) => void;
}

export const MinuteStepper = ({ minute, max, onChange }: MinuteStepperProps) => (
  <NumberStepper
    label="Minuto"
    value={minute}
    min={1}
    max={max}
    text={formatMinute(minute) || '–'}
    onChange={onChange}
  />
);
