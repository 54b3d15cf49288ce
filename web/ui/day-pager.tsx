/** Goes from day to day, or to a day that is chosen. */
import { Button } from './button.tsx';
import { formControlClass } from './text-input.tsx';

interface DayPagerProps {
  readonly label: string;
  /** The day shown, and the days next to it, as `YYYY-MM-DD`. */
  readonly date: string;
  readonly before: string;
  readonly after: string;
  /** The day in words. */
  readonly text: string;
  readonly onChange: (date: string) => void;
}

export function DayPager({ label, date, before, after, text, onChange }: DayPagerProps) {
  return (
    <nav aria-label={label} className="flex flex-wrap items-center justify-between gap-2">
      <Button onClick={() => onChange(before)} className="max-sm:px-2">
        Anterior
      </Button>
      <p aria-live="polite" className="min-w-[4.5rem] flex-1 basis-0 text-center font-display font-semibold md:text-lg">
        {text}
      </p>
      <Button onClick={() => onChange(after)} className="max-sm:px-2">
        Siguiente
      </Button>
      <div className="w-full sm:w-44">
        <input
          type="date"
          aria-label="Elegir el día"
          value={date}
          onChange={({ currentTarget: { value } }) => value && onChange(value)}
          className={`min-h-11 ${formControlClass}`}
        />
      </div>
    </nav>
  );
}
