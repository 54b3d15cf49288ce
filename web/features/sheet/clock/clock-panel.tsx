/** All that can be done with the clock: start, pause, end of a half, and a start that was forgotten. */
import { useState } from 'react';
import { formatPlural } from '#shared/spanish/numbers.ts';
import { MinuteStepper } from '../frame/minute-stepper.tsx';
import { Panel } from '../frame/panel.tsx';
import { SheetButton } from '../frame/sheet-button.tsx';
import type { SheetRules } from '../shown-sheet.ts';
import { type ClockAction, clockActionsOf } from './clock-actions.ts';
import { type ClockReading, clockStateText } from './clock-reading.ts';

interface ClockPanelProps {
  readonly reading: ClockReading;
  readonly rules: SheetRules;
  readonly onAction: (action: ClockAction['action'], secondsAgo?: number) => void;
  readonly onClose: () => void;
}

export function ClockPanel({ reading, rules, onAction, onClose }: ClockPanelProps) {
  const actions = clockActionsOf(reading, rules);
  const isHalfOn = reading.state === 'running' || reading.state === 'paused';
  const part = rules.periods === 1 ? 'el partido' : reading.half === 1 ? 'el 1.er tiempo' : 'el 2.º tiempo';
  return (
    <Panel title={`Reloj · ${clockStateText(reading, rules)}`} onClose={onClose} isScrolling>
      {actions.map(({ action, label, isDue }) => (
        <SheetButton key={action} variant={isDue ? 'primary' : 'plain'} onClick={() => onAction(action)}>
          {label}
        </SheetButton>
      ))}
      {actions.length === 0 && <p>El tiempo terminó. Si el partido terminó, tocá «Finalizar».</p>}
      {isHalfOn && <EarlierStart part={part} onCorrect={(minutes) => onAction('correctStart', minutes * 60)} />}
      <p>{`Se juegan ${formatPlural(rules.matchMinutes, 'minuto')}${rules.periods === 2 ? ' en dos tiempos' : ''}.`}</p>
    </Panel>
  );
}

const longestEarlierStart = 120;

interface EarlierStartProps {
  /** What started, as in 'el partido'. */
  readonly part: string;
  readonly onCorrect: (minutesAgo: number) => void;
}

function EarlierStart({ part, onCorrect }: EarlierStartProps) {
  const [minutes, setMinutes] = useState<number | null>(null);
  const question = `¿Hace cuántos minutos empezó ${part}?`;
  if (minutes === null) return <SheetButton onClick={() => setMinutes(5)}>Empezó antes</SheetButton>;
  return (
    <fieldset className="flex flex-col gap-2 rounded-card border-2 border-input p-3">
      <legend className="sr-only">{question}</legend>
      <p aria-hidden="true" className="font-semibold">
        {question}
      </p>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <MinuteStepper minute={minutes} max={longestEarlierStart} onChange={setMinutes} />
        <SheetButton variant="primary" onClick={() => onCorrect(minutes)}>
          Corregir
        </SheetButton>
      </div>
    </fieldset>
  );
}
