/** A team's shirt numbers to tap: as many as fit without scrolling, the others on further pages. */
import { useLayoutEffect, useRef, useState } from 'react';
import type { EventType } from '#shared/domain/schemas/match-event.ts';
import { capitalize } from '#shared/spanish/capitalized.ts';
import { cardsOfPlayer, type EventOfPlayer, playerTitle } from '../event-texts.ts';
import { SheetEventMark } from '../frame/event-mark.tsx';
import { SheetButton } from '../frame/sheet-button.tsx';
import type { SheetSide } from '../sheet-sides.ts';
import type { SheetPlayer } from '../shown-sheet.ts';
import { isAbsent } from './doubts.ts';

interface NumberGridProps {
  readonly side: SheetSide;
  readonly events: readonly EventOfPlayer[];
  /** The player who is chosen already. */
  readonly chosenId?: number;
  readonly onPick: (player: SheetPlayer) => void;
}

export function NumberGrid({ side, events, chosenId, onPick }: NumberGridProps) {
  const box = useRef<HTMLDivElement>(null);
  const { rows, columns: mostColumns } = useRoomForNumbers(box);
  const [page, setPage] = useState(0);
  const players = inOrderOfUse(side);
  const columns = players.length > rows * 4 ? mostColumns : 4;
  const isPaged = players.length > rows * columns;
  const size = Math.max(columns - 1, rows * columns - (isPaged ? 1 : 0));
  const pages = Math.max(1, Math.ceil(players.length / size));
  const shown = players.slice((page % pages) * size, ((page % pages) + 1) * size);
  return (
    <div ref={box} className="min-h-[3.5rem] flex-1 overflow-hidden">
      <ul
        className={`grid h-full auto-rows-[minmax(3.5rem,4.5rem)] gap-1.5 ${columns === 5 ? 'grid-cols-5' : 'grid-cols-4'}`}
      >
        {shown.map((player) => (
          <li key={player.id} className="min-w-0">
            <NumberButton
              player={player}
              cards={cardsOfPlayer(events, player)}
              isAbsent={isAbsent(side, player)}
              isChosen={player.id === chosenId}
              onPick={() => onPick(player)}
            />
          </li>
        ))}
        {pages > 1 && (
          <li className="min-w-0">
            <SheetButton onClick={() => setPage(page + 1)} className="size-full px-0 text-sm">
              Más
              <span className="sr-only"> jugadores</span>
            </SheetButton>
          </li>
        )}
      </ul>
    </div>
  );
}

/** Who is present comes first, who may not play last; each by number. */
function inOrderOfUse(side: SheetSide): readonly SheetPlayer[] {
  const place = (player: SheetPlayer) => (player.suspension ? 2 : isAbsent(side, player) ? 1 : 0);
  return [...side.players].sort((a, b) => place(a) - place(b));
}

interface NumberButtonProps {
  readonly player: SheetPlayer;
  readonly cards: readonly EventType[];
  /** Not marked as present; he may be picked, and is asked about. */
  readonly isAbsent: boolean;
  readonly isChosen: boolean;
  readonly onPick: () => void;
}

function NumberButton({ player, cards, isAbsent, isChosen, onPick }: NumberButtonProps) {
  const isSuspended = player.suspension !== '';
  const isSentOff = cards.includes('redcard');
  const note = isSuspended ? 'suspendido' : isSentOff ? 'expulsado' : isAbsent ? 'ausente' : '';
  return (
    <button
      type="button"
      aria-pressed={isChosen || undefined}
      aria-disabled={isSuspended || undefined}
      onClick={isSuspended ? undefined : onPick}
      className={`flex size-full min-h-14 flex-col items-center justify-center rounded-control border-2 px-0.5 leading-tight ${note ? 'border-line border-dashed bg-page' : 'border-input bg-surface hover:bg-tint aria-pressed:border-accent aria-pressed:bg-tint'}`}
    >
      <span aria-hidden="true" className="flex items-center gap-1">
        <span className="font-display font-semibold text-xl tabular-nums">{player.jerseyNumber}</span>
        {cards.slice(-2).map((card, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two cards of one kind are alike
          <SheetEventMark key={at} eventType={card} />
        ))}
      </span>
      <span aria-hidden="true" className="max-w-full truncate text-xs">
        {isSuspended || isSentOff ? capitalize(note) : player.lastName}
      </span>
      <span className="sr-only">{[playerTitle(player), note].filter(Boolean).join(', ')}</span>
    </button>
  );
}

/** Least height of a number and least width of five in a line, both in rem, and the gap between numbers in pixels. */
const [leastHeight, leastWidthOfFive, gap] = [3.5, 15, 6];

/** How many numbers the element has room for, by its size and that of its letters; measured again when its size changes. */
function useRoomForNumbers(box: { readonly current: HTMLElement | null }): { rows: number; columns: 4 | 5 } {
  const [room, setRoom] = useState<{ rows: number; columns: 4 | 5 }>({ rows: 4, columns: 5 });
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const measure = () => {
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
      setRoom({
        rows: Math.max(1, Math.floor((element.clientHeight + gap) / (leastHeight * rem + gap))),
        columns: element.clientWidth < leastWidthOfFive * rem ? 4 : 5,
      });
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [box]);
  return room;
}
