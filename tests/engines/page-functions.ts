/** Functions that run in the page, so each of them is self-contained. They ignore what an open dialog or menu covers. */

/** The source of a regular expression: only text can be passed into the page. */
export type PatternSource = string;

/**
 * The middle of the first visible link or button with a matching name, scrolled into the middle of the window; null
 * while there is none, or while it moves, is disabled or is covered by something else.
 */
export async function findPointOfControl(
  role: 'link' | 'button',
  name: PatternSource,
): Promise<{ x: number; y: number } | null> {
  const scope = [...document.querySelectorAll('dialog:modal, [popover="auto"]:popover-open')].at(-1) ?? document;
  const words = new RegExp(name, 'u');
  const nameOf = (element: Element) =>
    (element.getAttribute('aria-label') ?? element.textContent ?? '').replace(/\s+/g, ' ').trim();
  const all = scope.querySelectorAll<HTMLElement>(role === 'link' ? 'a[href]' : 'button, [role="button"]');
  const found = [...all].find((each) => each.checkVisibility({ visibilityProperty: true }) && words.test(nameOf(each)));
  if (!found || found.matches(':disabled, [aria-disabled="true"]')) return null;
  found.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
  const middle = () => {
    const { left, top, width, height } = found.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  };
  const before = middle();
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  const point = middle();
  const isStill = Math.hypot(point.x - before.x, point.y - before.y) < 1;
  return isStill && found.contains(document.elementFromPoint(point.x, point.y)) ? point : null;
}

/**
 * Focuses the field with this label and selects its content; false while there is no such field, or while it is
 * disabled.
 */
export function focusField(label: PatternSource): boolean {
  const scope = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document;
  const words = new RegExp(label, 'u');
  const all = [...scope.querySelectorAll<HTMLInputElement>('main input, main textarea, dialog input, dialog textarea')];
  const field = all.find((each) => [...(each.labels ?? [])].some((it) => words.test(it.textContent?.trim() ?? '')));
  if (!field || field.disabled || !field.checkVisibility()) return false;
  field.focus();
  field.select();
  return document.activeElement === field;
}

/** Sets a list or a date field as its own picker would; false while the field or the option is missing. */
export function setListOrDateField(label: PatternSource, shown: string): boolean {
  const scope = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document;
  const words = new RegExp(label, 'u');
  const all = [...scope.querySelectorAll<HTMLSelectElement | HTMLInputElement>('select, input')];
  const field = all.find((each) => [...(each.labels ?? [])].some((it) => words.test(it.textContent?.trim() ?? '')));
  const options = field instanceof HTMLSelectElement ? [...field.options] : [];
  const value = field instanceof HTMLSelectElement ? options.find(({ text }) => text === shown)?.value : shown;
  if (!field || field.disabled || value === undefined) return false;
  // React replaces the element's own setter; only the prototype's setter lets React notice the change.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
  return field.value === value;
}

/** The visible text of the page, with single spaces. */
export const readVisibleText = (): string => document.body.innerText.replace(/\s+/g, ' ').trim();

/** The path and the main heading of the screen once its data are loaded; null before. */
export function readSettledScreen(): { path: string; heading: string } | null {
  const heading = document.querySelector('main h1')?.textContent?.trim();
  const isLoading = !heading || /Cargando/.test(document.body.textContent ?? '');
  return isLoading ? null : { path: location.pathname, heading };
}

export const countDialogs = (): number => document.querySelectorAll('dialog:modal').length;

/** Describes the layout flaws of a screen: sideways scrolling, or not exactly one main heading. */
export function findLayoutFlaws(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  const headings = [...document.querySelectorAll('main h1')].filter((each) => each.textContent?.trim());
  return [
    ...(scrollWidth > clientWidth ? [`it scrolls sideways: ${scrollWidth} px in ${clientWidth}`] : []),
    ...(headings.length === 1 ? [] : [`it has ${headings.length} main headings`]),
  ];
}

export async function isWorkerActive(): Promise<boolean> {
  const registration = await navigator.serviceWorker.getRegistration();
  return registration?.active?.state === 'activated';
}

export const forgetTab = (): void => sessionStorage.clear();
