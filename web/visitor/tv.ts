/** A big screen: shows one section after the other, in pages of whole rows that fit its height, without anybody to attend it. */
import { changeText } from '../lib/change-text.ts';
import { federationNow } from './federation-clock.ts';

/** Milliseconds that each page is shown. */
const shownFor = 15_000;
const second = 1000;

let current = 0;

export function rotateScreens(): void {
  if (!document.querySelector('[data-tv]')) return;
  showCurrentScreen();
  setInterval(() => {
    current += 1;
    showCurrentScreen();
  }, shownFor);
  setInterval(tellClock, second);
  addEventListener('resize', showCurrentScreen);
  keepLit();
  document.addEventListener('visibilitychange', keepLit);
}

/** Keeps the screen from going dark; browsers end that whenever the page is hidden. */
function keepLit(): void {
  // A browser that lacks or refuses it leaves the screen to the settings of its device.
  if (!document.hidden) navigator.wakeLock?.request('screen').catch(() => {});
}

interface ShownPage {
  readonly section: HTMLElement;
  /** Empty for a section without rows. */
  readonly rows: readonly HTMLElement[];
}

/** Hides all but the current page; how many there are may have changed. */
export function showCurrentScreen(): void {
  // Before anything is measured: the hour takes a line.
  tellClock();
  const sections = [...document.querySelectorAll<HTMLElement>('[data-tv] > section')];
  const pages = sections.flatMap((section) => pagesOf(section, sections));
  if (pages.length === 0) return;
  current %= pages.length;
  const { section, rows } = pages[current] as ShownPage;
  showAlone(section, sections);
  showRows(section, rows);
  scrollTo(0, 0);
  changeTextOf('[data-tv-page]', pages.length === 1 ? '' : `${current + 1} de ${pages.length}`);
}

function pagesOf(section: HTMLElement, sections: readonly HTMLElement[]): ShownPage[] {
  showAlone(section, sections);
  const pages: HTMLElement[][] = [];
  for (const row of rowsOf(section)) {
    const last = pages.at(-1);
    const longer = [...(last ?? []), row];
    showRows(section, longer);
    // A row that is higher than the screen has a page to itself.
    if (last && !isTooHigh()) last.push(row);
    else pages.push([row]);
  }
  return pages.length === 0 ? [{ section, rows: [] }] : pages.map((rows) => ({ section, rows }));
}

function showAlone(section: HTMLElement, sections: readonly HTMLElement[]): void {
  for (const each of sections) each.hidden = each !== section;
}

const rowsOf = (section: HTMLElement) => [...section.querySelectorAll<HTMLElement>('tr[data-team], li[data-match]')];

/** Hides the other rows, and the days that have none of these. */
function showRows(section: HTMLElement, rows: readonly HTMLElement[]): void {
  for (const row of rowsOf(section)) row.hidden = !rows.includes(row);
  for (const day of section.querySelectorAll<HTMLElement>('section:has(> ul > [data-match])'))
    day.hidden = !rows.some((row) => day.contains(row));
}

function isTooHigh(): boolean {
  const { scrollHeight, clientHeight } = document.documentElement;
  return scrollHeight > clientHeight;
}

const tellClock = (): void => changeTextOf('[data-tv-clock]', federationNow().time);

function changeTextOf(selector: string, text: string): void {
  const element = document.querySelector(selector);
  if (element) changeText(element, text);
}
