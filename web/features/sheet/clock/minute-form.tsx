/** Sets the clock to the minutes that the referee says are played, as in 'Van 28'. */
import { useState } from 'react';
import { lastMinuteOfHalf } from '#shared/domain/sheet/clock.ts';
import { NumberField } from '../frame/number-field.tsx';
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
  const [text, setText] = useState('');
  const [problem, setProblem] = useState('');
  const change = (value: string) => {
    setText(value);
    setProblem('');
  };
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
      <NumberField label="Van" unit="minutos" maxLength={3} value={text} problem={problem} onChange={change} isInLine>
        <SheetButton type="submit" variant="primary">
          Poner
        </SheetButton>
      </NumberField>
    </form>
  );
}
