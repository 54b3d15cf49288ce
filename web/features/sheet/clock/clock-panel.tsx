/** All that can be done with the clock: start, pause, end of a half, a minute that is set, and a start that was wrong. */
import { formatPlural } from '#shared/spanish/numbers.ts';
import { Panel } from '../frame/panel.tsx';
import { SheetButton } from '../frame/sheet-button.tsx';
import type { SheetRules } from '../shown-sheet.ts';
import { type ClockAction, clockActionsOf } from './clock-actions.ts';
import { type ClockReading, clockStateText } from './clock-reading.ts';
import { MinuteForm } from './minute-form.tsx';

interface ClockPanelProps {
  readonly reading: ClockReading;
  readonly rules: SheetRules;
  /** Whether nothing was recorded since the start, so that it may be taken back. */
  readonly canUndoStart: boolean;
  readonly onAction: (action: ClockAction['action']) => void;
  /** Sets the clock to whole minutes of the match; false when it cannot show them now. */
  readonly onMinutes: (minutes: number) => boolean;
  readonly onClose: () => void;
}

export function ClockPanel({ reading, rules, canUndoStart, onAction, onMinutes, onClose }: ClockPanelProps) {
  const actions = clockActionsOf(reading, rules);
  const canBeSet = reading.state === 'before' || reading.state === 'running' || reading.state === 'paused';
  return (
    <Panel title={`Reloj · ${clockStateText(reading, rules)}`} onClose={onClose} isScrolling>
      {actions.map(({ action, label, isDue }) => (
        <SheetButton key={action} variant={isDue ? 'primary' : 'plain'} onClick={() => onAction(action)}>
          {label}
        </SheetButton>
      ))}
      {actions.length === 0 && <p>El tiempo terminó. Si el partido terminó, tocá «Finalizar».</p>}
      {canBeSet && <MinuteForm reading={reading} rules={rules} onMinutes={onMinutes} />}
      {canUndoStart && (
        <SheetButton icon="undo" onClick={() => onAction('undoStart')}>
          {reading.half === 1 ? 'Todavía no empezó: anular' : 'El 2.º tiempo no empezó: anular'}
        </SheetButton>
      )}
      <p>{`Se juegan ${formatPlural(rules.matchMinutes, 'minuto')}${rules.periods === 2 ? ' en dos tiempos' : ''}.`}</p>
    </Panel>
  );
}
