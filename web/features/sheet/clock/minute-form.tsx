/** Sets the clock to the minutes that the referee says are played, as in 'Van 28'. */
import { useId, useState } from 'react';
import { lastMinuteOfHalf } from '#shared/domain/sheet/clock.ts';
import { SheetButton } from '../frame/sheet-button.tsx';
import type { SheetRules } from '../shown-sheet.ts';
import type { ClockReading } from './clock-reading.ts';

interface MinuteFormProps {
  readonly reading: ClockReading;
  readonly rules: SheetRules;
  /** False when the clock cannot show these minutes now. */
  readonly onMinutes: (minutes: number) => boolean;
}

/** Minutes beyond a half's length that may be set. */
const longestAddedTime = 30;

export function MinuteForm({ reading, rules, onMinutes }: MinuteFormProps) {
  const id = useId();
  const [text, setText] = useState('');
  const [problem, setProblem] = useState('');
  const half = Math.max(1, reading.half);
  const [first, last] = [half === 1 ? 1 : lastMinuteOfHalf(half - 1, rules), lastMinuteOfHalf(half, rules)];
  const set = () => {
    const minutes = Number(text);
    const isPossible = /^\d+$/.test(text.trim()) && minutes >= first && minutes <= last + longestAddedTime;
    if (!isPossible || !onMinutes(minutes)) setProblem(`Poné los minutos jugados, de ${first} a ${last}.`);
  };
  return (
    <form
      noValidate
      aria-label="Poner el reloj en un minuto"
      onSubmit={(event) => {
        event.preventDefault();
        set();
      }}
      className="flex flex-col gap-1 rounded-card border-2 border-input p-3"
    >
      <p>{reading.state === 'before' ? '¿Ya se está jugando? Poné cuántos minutos van.' : '¿El reloj está mal?'}</p>
      <div className="flex items-center gap-2">
        <label htmlFor={id} className="font-semibold text-lg">
          Van
        </label>
        <input
          id={id}
          type="text"
          inputMode="numeric"
          autoComplete="off"
          maxLength={3}
          aria-invalid={problem !== '' || undefined}
          aria-describedby={`${id}-unit ${id}-problem`}
          value={text}
          onChange={({ currentTarget: { value } }) => {
            setText(value);
            setProblem('');
          }}
          className="min-h-14 w-20 rounded-control border-2 border-input bg-surface px-3 text-center font-display font-semibold text-xl"
        />
        <span id={`${id}-unit`} className="flex-1">
          minutos
        </span>
        <SheetButton type="submit" variant="primary">
          Poner
        </SheetButton>
      </div>
      <p id={`${id}-problem`} role="alert" className="font-semibold text-sm">
        {problem}
      </p>
    </form>
  );
}
