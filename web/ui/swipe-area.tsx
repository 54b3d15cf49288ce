/** The content of a Pager: a horizontal swipe shows the previous or next page. */
import { useRef } from 'react';
import type { PagerProps } from './pager.tsx';

/** A horizontal movement of the finger shorter than this is no swipe. */
const minSwipePx = 60;

export function SwipeArea({ index, count, onChange, children }: Omit<PagerProps, 'label'>) {
  const start = useRef<{ x: number; y: number } | null>(null);
  const showNeighbour = (by: number) => index + by >= 0 && index + by < count && onChange(index + by);
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
        if (Math.abs(dx) >= minSwipePx && Math.abs(dx) > 2 * Math.abs(dy)) showNeighbour(dx < 0 ? 1 : -1);
      }}
    >
      {children}
    </div>
  );
}
