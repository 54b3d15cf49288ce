/** The players who are off for a blue card: how long each must wait, and when each may return. */
import { Icon } from '../../../ui/icon.tsx';
import { clockText } from '../clock/clock-reading.ts';

export interface BlueCardTimer {
  readonly key: string;
  /** Null for a player who left the squad. */
  readonly jerseyNumber: number | null;
  readonly lastName: string;
  /** 0 once the player may return. */
  readonly secondsLeft: number;
}

export function BlueCardTimers({ timers }: { readonly timers: readonly BlueCardTimer[] }) {
  if (timers.length === 0) return null;
  return (
    <ul aria-label="Tarjetas azules" className="flex shrink-0 flex-col gap-1">
      {timers.map(({ key, jerseyNumber, lastName, secondsLeft }) => (
        <li
          key={key}
          className={`flex items-center gap-1 rounded-badge border-2 px-1 text-sm leading-snug ${secondsLeft > 0 ? 'border-sunlit-blue' : 'border-accent bg-tint'}`}
        >
          <Icon name={secondsLeft > 0 ? 'clock' : 'check'} className="size-4" />
          <span className="min-w-0 flex-1 truncate">
            <span className="font-semibold">{jerseyNumber}</span> {secondsLeft > 0 && lastName}
          </span>
          {secondsLeft > 0 ? (
            <span className="font-semibold tabular-nums">{clockText(secondsLeft)}</span>
          ) : (
            <span role="status" className="font-semibold">
              Puede volver
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
