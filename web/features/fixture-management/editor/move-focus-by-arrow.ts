/** Arrow keys move the focus between the slots of a timetable, by where they are on the screen. */
import type { KeyboardEvent } from 'react';

const directions: Record<string, readonly [x: number, y: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Focuses the nearest slot in the direction of the arrow, where sideways distance counts double. */
export function moveFocusByArrow(event: KeyboardEvent<HTMLElement>): void {
  const direction = directions[event.key];
  const from = document.activeElement;
  if (!direction || !from?.matches('[data-slot]')) return;
  event.preventDefault();
  const [dx, dy] = direction;
  const start = middleOf(from);
  const [nearest] = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-slot]:enabled')]
    .map((slot) => {
      const { x, y } = middleOf(slot);
      const along = (x - start.x) * dx + (y - start.y) * dy;
      const aside = Math.abs((x - start.x) * dy) + Math.abs((y - start.y) * dx);
      return { slot, along, cost: along + 2 * aside };
    })
    .filter(({ along }) => along > 1)
    .sort((a, b) => a.cost - b.cost);
  nearest?.slot.focus();
}

function middleOf(element: Element): { x: number; y: number } {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}
