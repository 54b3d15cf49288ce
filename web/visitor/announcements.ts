/** Short messages, which screen readers say when they have finished what they are saying. */

/** Milliseconds that a message stays on screen. */
const shownFor = 6_000;
let clearing: number | undefined;

export function announce(message: string): void {
  const place = document.querySelector('[data-announce]');
  if (!place) return;
  clearTimeout(clearing);
  place.textContent = message;
  clearing = window.setTimeout(() => {
    place.textContent = '';
  }, shownFor);
}
