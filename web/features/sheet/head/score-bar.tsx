/** The upper edge of the sheet, always in sight: clock, queue, score. */
import { paths } from '#shared/pages/paths.ts';
import { Icon } from '../../../ui/icon.tsx';
import { type ClockReading, clockStateText, clockText } from '../clock/clock-reading.ts';
import type { SheetModel } from '../sheet-model.ts';
import { sheetScore } from '../sheet-score.ts';
import { sidesOfSheet } from '../sheet-sides.ts';
import { isSheetEnded } from '../sheet-step.ts';
import type { ShownSheet } from '../shown-sheet.ts';
import { QueueMark } from './queue-mark.tsx';

interface ScoreBarProps {
  readonly model: SheetModel;
  readonly reading: ClockReading;
  readonly hourOf: (epochMilliseconds: number) => string;
  readonly onQueue: () => void;
  readonly onClock: () => void;
}

export function ScoreBar({ model, reading, hourOf, onQueue, onClock }: ScoreBarProps) {
  const { sheet } = model;
  const score = sheetScore(sheet);
  const [home, away] = sidesOfSheet(sheet);
  return (
    <div className="shrink-0">
      <div className="flex items-center">
        <a
          href={paths.match.getHref(sheet.match.id)}
          aria-label="Salir de la planilla"
          className="inline-flex size-14 shrink-0 items-center justify-center rounded-control"
        >
          <Icon name="back" />
        </a>
        <ClockButton reading={reading} sheet={sheet} onOpen={onClock} />
        <QueueMark model={model} hourOf={hourOf} onOpen={onQueue} />
      </div>
      <div className="grid grid-cols-[1fr_auto_1fr] items-center gap-2 px-3 pb-2 text-center font-display font-semibold leading-tight md:text-lg">
        <span className="line-clamp-2">{home.name}</span>
        <span data-score className="whitespace-nowrap text-3xl tabular-nums">{`${score.home} - ${score.away}`}</span>
        <span className="line-clamp-2">{away.name}</span>
      </div>
    </div>
  );
}

interface ClockButtonProps {
  readonly reading: ClockReading;
  readonly sheet: ShownSheet;
  readonly onOpen: () => void;
}

function ClockButton({ reading, sheet, onOpen }: ClockButtonProps) {
  const { seconds, addedSeconds } = reading;
  const isEnded = isSheetEnded(sheet);
  const state = isEnded ? 'Finalizado' : clockStateText(reading, sheet.rules);
  // A match whose result was entered without a sheet has no time to show.
  const isTimed = !(isEnded && reading.state === 'before');
  return (
    <button
      type="button"
      onClick={onOpen}
      className="flex min-h-14 shrink-0 flex-col items-start justify-center rounded-control px-2 hover:bg-tint"
    >
      <span className="sr-only">Reloj: </span>
      {isTimed && (
        <span className="font-display font-semibold text-2xl leading-none tabular-nums">
          {clockText(seconds)}
          {addedSeconds > 0 && <span className="text-lg">{` +${clockText(addedSeconds)}`}</span>}
        </span>
      )}
      <span className="text-sm leading-tight">{state}</span>
    </button>
  );
}
