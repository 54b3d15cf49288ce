/** A big screen: shows one section after the other, a tall one screen by screen, without anybody to attend it. */

/** Milliseconds that each screen is shown. */
const shownFor = 15_000;
/** How much of a tall section is seen again after scrolling, as a part of the screen's height. */
const overlap = 0.15;

let current = 0;

export function rotateScreens(): void {
  if (!document.querySelector('[data-tv]')) return;
  setInterval(showNext, shownFor);
  keepLit();
  document.addEventListener('visibilitychange', keepLit);
}

/** Keeps the screen from going dark; browsers end that whenever the page is hidden. */
function keepLit(): void {
  // A browser that lacks or refuses it leaves the screen to the settings of its device.
  if (!document.hidden) navigator.wakeLock?.request('screen').catch(() => {});
}

/** Hides all sections but the current one; the number of sections may have changed. */
export function showCurrentScreen(content: Element): void {
  const sections = [...content.querySelectorAll<HTMLElement>('[data-tv] > section')];
  if (sections.length === 0) return;
  current %= sections.length;
  for (const [index, section] of sections.entries()) section.hidden = index !== current;
}

function showNext(): void {
  const { scrollHeight, clientHeight } = document.documentElement;
  if (scrollY + clientHeight < scrollHeight - 1) {
    scrollBy(0, clientHeight * (1 - overlap));
    return;
  }
  current += 1;
  showCurrentScreen(document.body);
  scrollTo(0, 0);
}
