/** Knows where the screen was pressed last: a message that comes up there would be under the thumb. */

/** Half of the side, in pixels, of the square that a thumb covers. */
const thumbRadius = 28;
const gap = 8;
let lastPress: { readonly x: number; readonly y: number } | null = null;

document.addEventListener('pointerdown', ({ clientX: x, clientY: y }) => (lastPress = { x, y }), true);

/** Moves a floating element up from over the place that was pressed last; inside a dialog elements do not float. */
export function keepClearOfPress(inside: Element | null): void {
  const floating = inside?.closest<HTMLElement>('[data-toaster]');
  if (!floating) return;
  floating.style.transform = '';
  if (!lastPress || floating.closest('dialog')) return;
  const { left, right, top, bottom } = floating.getBoundingClientRect();
  const { x, y } = lastPress;
  const isUnderThumb =
    x + thumbRadius > left && x - thumbRadius < right && y + thumbRadius > top && y - thumbRadius < bottom;
  if (isUnderThumb) floating.style.transform = `translateY(${y - thumbRadius - gap - bottom}px)`;
}
