/** What keeps somebody from using a screen: axe's findings, targets too small for a thumb, sideways scrolling, its heading. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

declare const axe: { run: (context: object, options: RunOptions) => Promise<AxeResults> };

/** From the package that carries it. */
const axePath = createRequire(createRequire(import.meta.url).resolve('@axe-core/playwright')).resolve(
  'axe-core/axe.min.js',
);
const axeSource = readFileSync(axePath, 'utf8');

export interface Look {
  readonly width: number;
  readonly colorScheme: 'light' | 'dark';
}

/** Those of every run, and all of them with FULL. */
export const looks: readonly Look[] = process.env.FULL
  ? [360, 768, 1280].flatMap((width) => (['light', 'dark'] as const).map((colorScheme) => ({ width, colorScheme })))
  : [
      { width: 360, colorScheme: 'light' },
      { width: 1280, colorScheme: 'dark' },
    ];

/** In words, each with where it is; nothing when the page is as it should be. */
export async function flawsOf(page: Page): Promise<string[]> {
  return [...(await axeFlaws(page)), ...(await page.evaluate(measuredFlaws))];
}

/** axe's source is put in once for each document. */
async function axeFlaws(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  const violations = await page.evaluate(async () => {
    const results = await axe.run(document, { resultTypes: ['violations'] });
    return results.violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
    );
  });
  return violations.map((violation) => violation.replace(/\s+/g, ' '));
}

/** Runs in the page. */
function measuredFlaws(): string[] {
  const smallest = 44;
  const nameOf = (element: Element) =>
    `<${element.localName}> '${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}'`;
  const targets = document.querySelectorAll<HTMLElement>(
    'a[href], button, input, select, textarea, summary, [role="button"], [role="tab"]',
  );
  const isInert = (element: Element) =>
    document.querySelector('dialog:modal') !== null && !element.closest('dialog:modal, [popover]');
  /** A link in the middle of a sentence is as tall as its line. */
  const isInText = (element: Element) =>
    element.localName === 'a' &&
    getComputedStyle(element).display === 'inline' &&
    [...(element.parentElement?.childNodes ?? [])].some((node) => node.nodeType === 3 && node.textContent?.trim());
  const small = [...targets].flatMap((element) => {
    const area = element.matches('[type="checkbox"], [type="radio"]') ? (element.closest('label') ?? element) : element;
    const { width, height } = area.getBoundingClientRect();
    const isSeen = element.checkVisibility({ visibilityProperty: true }) && width > 1 && height > 1;
    if (!isSeen || isInert(element) || isInText(element)) return [];
    const isLargeEnough = Math.min(width, height) > smallest - 0.5;
    return isLargeEnough ? [] : [`${nameOf(element)} is ${Math.round(width)} × ${Math.round(height)} px`];
  });

  const root = document.documentElement;
  const headings = [...document.querySelectorAll('h1')].filter((heading) => heading.checkVisibility());
  const said = (isSo: boolean, flaw: string) => (isSo ? [] : [flaw]);
  return [
    ...small,
    ...said(root.scrollWidth <= root.clientWidth, `it scrolls sideways: ${root.scrollWidth} px in ${root.clientWidth}`),
    ...said(/^es\b/.test(root.lang), `its language is '${root.lang}'`),
    ...said(headings.length === 1, `it has ${headings.length} main headings`),
    ...said(document.title.trim() !== '', 'it has no title'),
  ];
}
