/** The two halves of the screen during the game, one for each team. */
import type { EventType } from '#shared/domain/schemas/match-event.ts';
import { blueTimeOutsAt } from '#shared/domain/sheet/blue-time-outs.ts';
import { type SheetSide, sidesOfSheet } from '../sheet-sides.ts';
import type { ShownSheet } from '../shown-sheet.ts';
import type { BlueCardTimer } from './blue-card-timers.tsx';
import { TeamHalf } from './team-half.tsx';

interface PlayStepProps {
  readonly sheet: ShownSheet;
  /** The server's time in milliseconds since the epoch. */
  readonly now: number;
  readonly onEvent: (side: SheetSide, eventType: EventType) => void;
}

export function PlayStep({ sheet, now, onEvent }: PlayStepProps) {
  return (
    <div className="grid min-h-0 flex-1 grid-cols-2 gap-2 p-2">
      {sidesOfSheet(sheet).map((side) => (
        <TeamHalf
          key={side.side}
          side={side}
          timers={timersOfSide(sheet, side, now)}
          onEvent={(eventType) => onEvent(side, eventType)}
        />
      ))}
    </div>
  );
}

/** For how long the screen says that a player may return. */
const returnShownMs = 60_000;

/** Who is off, and who may return since a moment ago. */
function timersOfSide({ events, clock, rules, end }: ShownSheet, side: SheetSide, now: number): BlueCardTimer[] {
  if (end || rules.blueMinutes === 0) return [];
  const ofSide = events.filter(({ teamId }) => teamId === side.teamId);
  const left = new Map(blueTimeOutsAt(ofSide, clock, rules, now).map(({ event, secondsLeft }) => [event, secondsLeft]));
  return blueTimeOutsAt(ofSide, clock, rules, now - returnShownMs).map(({ event }) => {
    const player = side.players.find(({ id }) => id === event.playerId);
    return {
      key: event.operationId ?? String(event.id),
      jerseyNumber: player?.jerseyNumber ?? null,
      lastName: player?.lastName ?? '',
      secondsLeft: left.get(event) ?? 0,
    };
  });
}
