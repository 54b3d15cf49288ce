/** One step back, one step on: 'Fecha 3 de 9' between Anterior and Siguiente, and the swipe that does the same. */
import { type ReactNode, useRef } from 'react';
import { Button } from './button.tsx';

interface PagerProps {
  /** What is paged, for the group's name: 'Fechas'. */
  readonly label: string;
  /** From 0. */
  readonly index: number;
  readonly count: number;
  readonly onChange: (index: number) => void;
  /** Between the buttons, announced when it changes. */
  readonly children: ReactNode;
}

export function Pager({ label, index, count, onChange, children }: PagerProps) {
  return (
    <nav aria-label={label} className="flex flex-wrap items-center justify-between gap-2">
      <Button disabled={index <= 0} onClick={() => onChange(index - 1)} className="max-sm:px-2">
        Anterior
      </Button>
      <p aria-live="polite" className="min-w-[4.5rem] flex-1 basis-0 text-center font-display font-semibold md:text-lg">
        {children}
      </p>
      <Button disabled={index >= count - 1} onClick={() => onChange(index + 1)} className="max-sm:px-2">
        Siguiente
      </Button>
    </nav>
  );
}

const leastSwipe = 60;

/** The paged content: a horizontal swipe turns the page. */
export function SwipeArea({ index, count, onChange, children }: Omit<PagerProps, 'label'>) {
  const start = useRef<{ x: number; y: number } | null>(null);
  const turn = (by: number) => index + by >= 0 && index + by < count && onChange(index + by);
  return (
    <div
      className="touch-pan-y"
      onTouchStart={({ touches }) => {
        const touch = touches[0];
        start.current = touch && touches.length === 1 ? { x: touch.clientX, y: touch.clientY } : null;
      }}
      onTouchEnd={({ changedTouches }) => {
        const touch = changedTouches[0];
        if (!touch || !start.current) return;
        const [dx, dy] = [touch.clientX - start.current.x, touch.clientY - start.current.y];
        if (Math.abs(dx) >= leastSwipe && Math.abs(dx) > 2 * Math.abs(dy)) turn(dx < 0 ? 1 : -1);
      }}
    >
      {children}
    </div>
  );
}
