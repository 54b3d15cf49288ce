/**
 * Finds what breaks when a page is enlarged: sideways scrolling, text cut off, controls behind the bars at the edges.
 */
import type { Page } from 'playwright-core';
import { isFullRun } from './full.ts';

interface Enlargement {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  /** The font size, in percent of the usual one. */
  readonly text?: number;
}

/** A window of 1280 × 800 zoomed to 200 %, a small phone, and a phone with text twice as large. */
const enlargements: readonly Enlargement[] = [
  { name: '1280 px at 200 %', width: 640, height: 400 },
  { name: '320 px', width: 320, height: 640 },
  ...(isFullRun
    ? [
        { name: '360 px, text at 200 %', width: 360, height: 800, text: 200 },
        { name: '320 px, text at 200 %', width: 320, height: 640, text: 200 },
      ]
    : []),
];

/** Checks the page at each enlargement and describes its flaws; `npm test` looks for sideways scrolling only. */
export async function findEnlargementFlaws(page: Page): Promise<string[]> {
  const before = page.viewportSize();
  const found: string[] = [];
  for (const { name, width, height, text = 100 } of enlargements) {
    await page.setViewportSize({ width, height });
    await page.evaluate(enlargeText, text);
    const checks = isFullRun ? [findSidewaysScrolling, findCutOffTexts, findCoveredControls] : [findSidewaysScrolling];
    for (const check of checks) found.push(...(await page.evaluate(check)).map((flaw) => `${name}: ${flaw}`));
  }
  await page.evaluate(enlargeText, 100);
  if (before) await page.setViewportSize(before);
  return found;
}

/** Runs in the page: sets the font size, and waits until long lists have rendered what is visible at that size. */
async function enlargeText(percent: number): Promise<void> {
  document.documentElement.style.fontSize = percent === 100 ? '' : `${percent}%`;
  for (let frame = 0; frame < 2; frame++) await new Promise((done) => requestAnimationFrame(done));
}

/** Runs in the page: sideways scrolling of the document or of an open dialog. */
function findSidewaysScrolling(): string[] {
  const roots = [document.documentElement, ...document.querySelectorAll('dialog:modal, dialog:modal > *')];
  return roots
    .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
    .map((root) => `<${root.localName}> scrolls sideways: ${root.scrollWidth} px in ${root.clientWidth}`);
}

/** With names that are long: sideways scrolling, texts cut off, and words broken inside, at this width and size of text. */
export async function findFlawsOfNames(
  page: Page,
  { width, text }: { width: number; text: number },
): Promise<string[]> {
  await page.setViewportSize({ width, height: 640 });
  await page.evaluate(enlargeText, text);
  const found: string[] = [];
  for (const check of [findSidewaysScrolling, findCutOffTexts, findBrokenWords])
    found.push(...(await page.evaluate(check)));
  return found;
}

/** The narrowest phone with text at twice its size. */
export const narrowest = { width: 320, text: 200 };

/** Runs in the page: words of `main` that do not stand in one line; a hyphen may end a line. */
function findBrokenWords(): string[] {
  const texts = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const broken = new Set<string>();
  for (let text = texts.nextNode() as Text | null; text; text = texts.nextNode() as Text | null) {
    const parent = text.parentElement;
    if (!parent?.checkVisibility() || parent.closest('.sr-only, code, svg, select')) continue;
    for (const { 0: word, index } of text.data.matchAll(/[\p{L}\d]+/gu)) {
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const lines = new Set(
        [...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => Math.round(top)),
      );
      if (lines.size > 1) broken.add(`'${word}' is broken`);
    }
  }
  return [...broken];
}

/** Runs in the page: text cut off at the edge of its box, unless it ends in an ellipsis. */
function findCutOffTexts(): string[] {
  const within = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body;
  return [...within.querySelectorAll<HTMLElement>('*')].flatMap((element) => {
    const { overflowX, textOverflow, webkitLineClamp } = getComputedStyle(element);
    const isShortened = textOverflow === 'ellipsis' || webkitLineClamp !== 'none';
    const isTooWide = element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 1;
    if (!/hidden|clip/.test(overflowX) || isShortened || !isTooWide || !element.checkVisibility()) return [];
    const text = (element.textContent ?? '').trim().slice(0, 40);
    return text
      ? [`<${element.localName}> '${text}' is cut off: ${element.scrollWidth} px in ${element.clientWidth}`]
      : [];
  });
}

/** Runs in the page: controls that stay behind a bar when they are focused, and bars that leave too little space. */
function findCoveredControls(): string[] {
  const dialog = [...document.querySelectorAll('dialog:modal, [popover="auto"]:popover-open')].at(-1);
  // A dialog scrolls a part of itself, a menu may scroll as a whole.
  const body = dialog && [dialog, ...dialog.children].find((each) => getComputedStyle(each).overflowY === 'auto');
  const nameOf = (element: Element) =>
    `<${element.localName}> '${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}'`;
  const targets = [
    ...(dialog ?? document.body).querySelectorAll<HTMLElement>('a[href], button, input, select, textarea'),
  ].filter((element) => {
    const { width, height } = element.getBoundingClientRect();
    return element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && width > 1 && height > 1;
  });

  if (dialog) {
    const outside = targets.filter((element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return !body?.contains(element) && (top < 0 || bottom > innerHeight);
    });
    const isSqueezed = body && body.scrollHeight > body.clientHeight && body.clientHeight < innerHeight / 3;
    return [
      ...outside.map((element) => `${nameOf(element)} stands outside of the window`),
      ...(isSqueezed ? [`the dialog shows ${body.clientHeight} px of its ${body.scrollHeight}`] : []),
    ];
  }

  const barAt = (x: number, y: number): Element | null => {
    for (let element = document.elementFromPoint(x, y); element; element = element.parentElement) {
      const { position, top, bottom } = getComputedStyle(element);
      // Toasts are no bars: they disappear by themselves.
      if (element.matches('[data-toaster]')) return null;
      const { top: from, bottom: to } = element.getBoundingClientRect();
      // Nor is a screen that fills the window, as a match's sheet does: what scrolls is inside.
      if (from <= 0 && to >= innerHeight) continue;
      if (position === 'fixed' || (position === 'sticky' && (top !== 'auto' || bottom !== 'auto'))) return element;
    }
    return null;
  };
  const found = new Set<string>();
  // Scrolled to in document order, controls stop at the lower bars; in reverse order, at the upper bars.
  for (const element of [...targets, ...targets.toReversed()]) {
    element.scrollIntoView({ block: 'nearest' });
    const { left, top, width, height } = element.getBoundingClientRect();
    // What is higher than the room between the bars is pressed where it shows.
    const isHigh = height > innerHeight / 3;
    const inSight = (isHigh ? [top + 22, top + height / 2, top + height - 22] : [top + height / 2]).filter(
      (y) => y > 0 && y < innerHeight,
    );
    const bars = inSight.map((y) => barAt(left + width / 2, y));
    const [bar] = bars;
    if (!bar || bars.some((each) => !each || each.contains(element))) continue;
    found.add(`${nameOf(element)} stays behind ${nameOf(bar)}`);
  }

  scrollTo(0, (document.documentElement.scrollHeight - innerHeight) / 2);
  const free = Array.from({ length: innerHeight }, (_, y) => y).filter((y) => !barAt(innerWidth / 2, y)).length;
  scrollTo(0, 0);
  return free < innerHeight * 0.4 ? [...found, `the bars leave ${free} px of ${innerHeight}`] : [...found];
}
