/** What can be done with the clock now. */
import type { SheetOperation } from '#shared/domain/schemas/sheet.ts';
import type { SheetRules } from '../shown-sheet.ts';
import type { ClockReading } from './clock-reading.ts';

type ClockOperation = Extract<SheetOperation, { kind: 'clock' }>['action'];

export interface ClockAction {
  readonly action: ClockOperation;
  readonly label: string;
  /** For the bar at the lower edge. */
  readonly shortLabel: string;
  /** True for what is due: a start, or the end of a half whose time is over. */
  readonly isDue: boolean;
}

/** In the order in which the clock's panel offers them; the first one is in the bar at the lower edge too. */
export function clockActionsOf(reading: ClockReading, { periods }: SheetRules): ClockAction[] {
  const endHalf = {
    action: 'endHalf',
    label: 'Fin del 1.er tiempo',
    shortLabel: 'Entretiempo',
    isDue: reading.addedSeconds > 0,
  } as const;
  const canEndHalf = periods === 2 && reading.half === 1;
  switch (reading.state) {
    case 'before':
      return [{ action: 'start', label: 'Empezar', shortLabel: 'Empezar', isDue: true }];
    case 'break':
      return [{ action: 'start', label: 'Empezar 2.º tiempo', shortLabel: '2.º tiempo', isDue: true }];
    case 'paused':
      return [
        { action: 'resume', label: 'Seguir', shortLabel: 'Seguir', isDue: true },
        ...(canEndHalf ? [{ ...endHalf, isDue: false }] : []),
      ];
    case 'running': {
      const pause = { action: 'pause', label: 'Pausar', shortLabel: 'Pausar', isDue: false } as const;
      if (!canEndHalf) return [pause];
      return endHalf.isDue ? [endHalf, pause] : [pause, endHalf];
    }
    case 'over':
      return [];
  }
}
