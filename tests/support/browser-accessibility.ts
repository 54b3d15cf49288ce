/**
 * Finds what keeps people from using a screen: axe's violations, small touch targets, sideways scrolling, wrong
 * headings.
 */
import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';
import { findEnlargementFlaws } from './browser-enlarged.ts';
import { isFullRun } from './full.ts';

declare const axe: { run: (context: object, options: RunOptions) => Promise<AxeResults> };

/** The path of axe-core's script, which is installed as a dependency of @axe-core/playwright. */
const axePath = createRequire(createRequire(import.meta.url).resolve('@axe-core/playwright')).resolve(
  'axe-core/axe.min.js',
);
const axeSource = readFileSync(axePath, 'utf8');

export interface Appearance {
  readonly width: number;
  readonly colorScheme: 'light' | 'dark';
}

/** The window widths and colour schemes that are tested: two pairs in `npm test`, all six in the full run. */
export const appearances: readonly Appearance[] = isFullRun
  ? [360, 768, 1280].flatMap((width) => (['light', 'dark'] as const).map((colorScheme) => ({ width, colorScheme })))
  : [
      { width: 360, colorScheme: 'light' },
      { width: 1280, colorScheme: 'dark' },
    ];

/** The appearances for one of many screens: in `npm test` every sixth is looked at in all of them, the others in the first. */
export const appearancesOfNth = (index: number): readonly Appearance[] =>
  isFullRun || index % 6 === 0 ? appearances : appearances.slice(0, 1);

/** Axe's rules about colours: at a width that was checked already, only they can find more in another colour scheme. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/** Checks the page in each appearance; describes each accessibility flaw with the appearance and the element. */
export async function findAccessibilityFlaws(
  page: Page,
  checkedIn: readonly Appearance[] = appearances,
): Promise<string[]> {
  const found: string[] = [];
  const checkedWidths = new Set<number>();
  for (const { width, colorScheme } of checkedIn) {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme });
    await page.evaluate(waitForTransitions);
    const isNewWidth = !checkedWidths.has(width);
    // In `npm test` the first appearance meets every rule, the other one those about colours.
    const meetsEveryRule = isNewWidth && (isFullRun || checkedWidths.size === 0);
    const flaws = await findAxeViolations(page, meetsEveryRule ? undefined : colourRules);
    if (isNewWidth) flaws.push(...(await page.evaluate(findMeasurableFlaws)));
    checkedWidths.add(width);
    found.push(...flaws.map((flaw) => `${width} px, ${colorScheme}: ${flaw}`));
  }
  // A screen that is looked at in one appearance only is not enlarged either.
  return checkedIn.length > 1 ? [...found, ...(await findEnlargementFlaws(page))] : found;
}

/** Runs in the page: waits until all colour transitions have ended. */
async function waitForTransitions(): Promise<void> {
  do await new Promise((done) => requestAnimationFrame(done));
  while (document.getAnimations().some(({ playState }) => playState === 'running'));
}

/**
 * What axe leaves out: nothing in the full run, otherwise the rows of a list after its sixth, whose colours take most of
 * axe's time and are those of the rows before.
 */
const leftOut = isFullRun ? [] : ['main :is(ul, ol, tbody) > :nth-child(n + 7)'];

/**
 * Inserts axe once into each document, and returns its violations, of all rules by default; what an open dialog covers is
 * ignored.
 */
async function findAxeViolations(page: Page, rules?: readonly string[]): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  const runOnly = rules && { runOnly: { type: 'rule' as const, values: [...rules] } };
  const violations = await page.evaluate(
    async ([exclude, runOnly]) => {
      const topmost = [...document.querySelectorAll('dialog:modal')].at(-1);
      const results = await axe.run(
        { include: [topmost ?? document.documentElement], exclude },
        { resultTypes: ['violations'], ...runOnly },
      );
      return results.violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
      );
    },
    [leftOut, runOnly] as const,
  );
  return violations.map((violation) => violation.replace(/\s+/g, ' '));
}

/** Runs in the page: the flaws that axe does not report, such as small touch targets and sideways scrolling. */
function findMeasurableFlaws(): string[] {
  const smallest = 44;
  const nameOf = (element: Element) =>
    `<${element.localName}> '${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}'`;
  const targets = document.querySelectorAll<HTMLElement>(
    'a[href], button, input, select, textarea, summary, [role="button"], [role="tab"]',
  );
  const isInert = (element: Element) =>
    document.querySelector('dialog:modal') !== null && !element.closest('dialog:modal, [popover]');
  /** A link within a sentence may be as low as its line of text. */
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

const dialogTitlePattern = /<(?:FormModal|ConfirmDialog|Modal)\b[^>]*?\stitle=(\{[^}]*\}|"[^"]*")/g;

/** The dialog titles in the web application's sources, so that no new dialog is left unchecked. */
export function readDialogTitles(): string[] {
  const root = new URL('../..', import.meta.url);
  const files = globSync('web/{app,features,screens}/**/*.tsx', { cwd: root });
  const sources = files.map((file) => readFileSync(new URL(file, root), 'utf8'));
  const written = sources.flatMap((source) => [...source.matchAll(dialogTitlePattern)].map(([, title = '']) => title));
  const titles = written.flatMap((title) =>
    [...title.matchAll(/["'](\p{Lu}[^"']*)["']/gu)].map(([, text = '']) => text),
  );
  if (titles.length === 0) throw new Error('no dialog was found in the sources');
  return titles;
}
