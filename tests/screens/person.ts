/**
 * What a person does on a screen and sees there, by names and texts. Without styles, only the attribute `hidden` and a
 * closed dialog hide something: what shows on a phone alone is there as well.
 */
import { fireEvent, screen, waitFor } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { expect } from 'vitest';

export type Words = string | RegExp;

// Without styles nothing hinders a pointer.
const person = userEvent.setup({ delay: null, applyAccept: false, pointerEventsCheck: 0 });

const nowhere = document.createElement('div');
/** Waits until `check` throws no longer: it is asked at an interval, and not at every change of the page. */
export const until = <T>(check: () => T, interval = 10): Promise<T> => waitFor(check, { container: nowhere, interval });

const dialogs = () => [...document.querySelectorAll<HTMLElement>('dialog[open]')];
/** The topmost dialog, or the page's main part while none is open. */
export const scope = (): HTMLElement => dialogs().at(-1) ?? document.querySelector('main') ?? document.body;
/** The topmost dialog, or the whole page. */
const reach = (): HTMLElement => dialogs().at(-1) ?? document.body;

const isSeen = (element: Element): boolean => element.closest('[hidden], dialog:not([open])') === null;
const tidy = (text: string): string => text.replace(/\s+/g, ' ').replace(/ : ?/g, ': ').trim();
const fits = (words: Words, text: string): boolean =>
  typeof words === 'string' ? tidy(words) === text : words.test(text);

/** The text of an element as it is read aloud, without what is decoration. */
function spokenText(node: Node): string {
  if (node.nodeType === 3) return node.textContent ?? '';
  const element = node as Element;
  if (element.nodeType !== 1 || element.getAttribute('aria-hidden') === 'true' || element.localName === 'svg')
    return '';
  return element.getAttribute('aria-label') ?? [...element.childNodes].map(spokenText).join('');
}
function nameOf(element: Element): string {
  const ids = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
  const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
  const named = ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
  return tidy(named || element.getAttribute('aria-label') || labels.map(spokenText).join(' ') || spokenText(element));
}

const pressable = 'button, a[href], summary, [role="tab"], input[type="checkbox"], input[type="radio"]';
/** What can be pressed and has this name: first what the topmost dialog has, or the page's main part. */
export function controls(name: Words, root?: Element): HTMLElement[] {
  const within = (place: Element) =>
    [...place.querySelectorAll<HTMLElement>(pressable)].filter((each) => isSeen(each) && fits(name, nameOf(each)));
  if (root) return within(root);
  const found = within(scope());
  return found.length > 0 ? found : within(reach());
}
const control = (name: Words, root?: Element): HTMLElement => {
  const [found] = controls(name, root);
  if (!found) throw new Error(`nothing to press is called '${name}' on: ${everyText()}`);
  return found;
};

/** React renders what an event changed a moment later, as in a browser. */
const rendered = () => new Promise<void>((resolve) => setTimeout(resolve));
export const click = (element: Element): Promise<void> => person.click(element).then(rendered);
export const keyboard = (keys: string): Promise<void> => person.keyboard(keys).then(rendered);
/** Presses one after the other, each as soon as it is there. */
export async function press(...names: readonly Words[]): Promise<void> {
  for (const name of names) await click(await until(() => control(name)));
}
export const pressIn = async (root: Element, name: Words): Promise<void> =>
  click(await until(() => control(name, root)));
/** Presses what opens a dialog, and waits for the dialog. */
export async function open(...names: readonly Words[]): Promise<void> {
  for (const name of names) {
    const before = dialogs().length;
    await press(name);
    await until(() => expect(dialogs().length).toBe(before + 1));
  }
}
/** Chooses a file, as in the picker that the button with this name opens: that of the nearest input around it. */
export async function choose(name: Words, file: File): Promise<void> {
  const inputIn = (place: Element | null): HTMLElement | null =>
    place && (place.querySelector<HTMLElement>('input[type="file"]') ?? inputIn(place.parentElement));
  await person.upload(inputIn(await until(() => control(name))) as HTMLElement, file);
}

export type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
const labelOf = (element: Element): string => tidy(element.textContent ?? '').replace(/ \*$/, '');
/** The field with this label, or with this name for those who hear the screen. */
export function field(label: string, root: Element = scope()): Field {
  const fields = [...root.querySelectorAll<Field>('input, select, textarea')].filter(isSeen);
  const found = fields.find(
    (each) => [...(each.labels ?? [])].some((own) => labelOf(own) === label) || nameOf(each) === label,
  );
  if (!found) throw new Error(`there is no field '${label}' on: ${everyText()}`);
  return found;
}
/** The value of a field; of a list the text of its option, of a box 'yes' or 'no'. */
export function valueIn(label: string, root?: Element): string {
  const found = field(label, root);
  if (found instanceof HTMLSelectElement) return found.selectedOptions[0]?.text ?? '';
  if (found instanceof HTMLInputElement && found.type === 'checkbox') return found.checked ? 'yes' : 'no';
  return found.value;
}
export const optionsOf = (label: string): string[] =>
  [...(field(label) as HTMLSelectElement).options].map(({ text }) => text);
/** The labels of required fields, which end in an asterisk. */
export const requiredFields = (): string[] =>
  [...scope().querySelectorAll('label, legend')]
    .map((each) => tidy(each.textContent ?? ''))
    .filter((text) => text.endsWith(' *'))
    .map((text) => text.slice(0, -2));

export type Values = Readonly<Record<string, string>>;
/** Fills fields by their labels; of a list the option with this text is chosen. */
export async function fill(values: Values, root?: Element): Promise<void> {
  for (const [label, value] of Object.entries(values)) {
    const found = await until(() => field(label, root));
    if (found instanceof HTMLSelectElement) {
      const option = await until(() => {
        const wanted = [...found.options].find(({ text }) => text === value);
        if (!wanted) throw new Error(`'${label}' has no option '${value}', but: ${optionsOf(label)}`);
        return wanted;
      });
      await person.selectOptions(found, option);
    } else fireEvent.change(found, { target: { value } });
    await rendered();
  }
}
/** Waits until the fields have these values. */
export const holds = (values: Values, root?: Element): Promise<void> =>
  until(() =>
    expect(Object.fromEntries(Object.keys(values).map((label) => [label, valueIn(label, root)]))).toEqual(values),
  );

/** The innermost elements with this text. */
export function seen(words: Words, root: Element = reach()): HTMLElement[] {
  // What has none of the text's words cannot hold it: most of the page is left out by its first one.
  const part = typeof words === 'string' ? (/[^\s:]+/.exec(words)?.[0] ?? '') : '';
  const within = (element: Element): HTMLElement[] => {
    const text = element.textContent ?? '';
    if (!text.includes(part) || element.matches('option, svg, [hidden], dialog:not([open])')) return [];
    const inner = [...element.children].flatMap(within);
    if (inner.length > 0 || text.length > longestText) return inner;
    return fits(words, tidy(text)) ? [element as HTMLElement] : [];
  };
  return isSeen(root) ? within(root) : [];
}
/** No text that a test looks for is longer. */
const longestText = 400;

/** Waits until all these texts are there: in the topmost dialog, or on the page. */
export const shows = (...texts: readonly Words[]): Promise<void> =>
  until(() => {
    const missing = texts.filter((words) => seen(words).length === 0);
    if (missing.length > 0) throw new Error(`missing: ${missing.join(' | ')}\nthere: ${everyText()}`);
  });
/** Waits until none of these texts is there. */
export const lacks = (...texts: readonly Words[]): Promise<void> =>
  until(() => expect(texts.filter((words) => seen(words).length > 0)).toEqual([]));
/** Waits until all these can be pressed. */
export const offers = (...names: readonly Words[]): Promise<void> =>
  until(() => void names.map((name) => control(name)));
export const offersNot = (...names: readonly Words[]): void =>
  expect(names.filter((name) => controls(name).length > 0)).toEqual([]);
/** Waits until the link with this name has this address. */
export const leads = (name: Words, to: string): Promise<void> =>
  until(() => expect(controls(name).map((each) => each.getAttribute('href'))).toContain(to));
/** Waits for a heading. */
export const headed = (words: Words): Promise<void> =>
  until(() => {
    const headings = [...reach().querySelectorAll('h1, h2, h3')].map((each) => tidy(each.textContent ?? ''));
    if (!headings.some((each) => fits(words, each)))
      throw new Error(`no heading '${words}', but: ${headings.join(' | ')}`);
  });

/** Waits for a dialog with this title on top. */
export const dialogTitled = (title: string): Promise<void> =>
  until(() => expect(tidy(dialogs().at(-1)?.querySelector('h2')?.textContent ?? 'no dialog')).toBe(title));
/** Waits until this many dialogs are open. */
export const dialogsOpen = (count: number): Promise<void> => until(() => expect(dialogs()).toHaveLength(count));

const messages = () => document.querySelector('[data-toaster]') ?? document.body;
/** Waits for a message; one about a failure stays, any other disappears by itself. */
export const told = (kind: 'alert' | 'status', words: Words): Promise<void> =>
  until(() => {
    const said = messages().querySelector(`[role="${kind}"]`);
    if (!said || seen(words, said).length === 0)
      throw new Error(`nothing says '${words}' but: ${everyText(messages())}`);
  });
export const pressInMessage = (name: string): Promise<void> => pressIn(messages(), name);
/** Closes all messages: an older error comes up when the newer one is closed. */
export async function closeMessages(): Promise<void> {
  for (let left = controls('Cerrar aviso', document.body); left.length > 0; ) {
    for (const button of left) fireEvent.click(button);
    await rendered();
    left = controls('Cerrar aviso', document.body);
  }
}
/** The errors on the screen. */
export const alerts = (): string[] =>
  screen
    .queryAllByRole('alert')
    .map((each) => tidy(everyText(each)))
    .filter((text) => text !== '');
/** Waits for errors of the screen or of its form, or for messages about failures. */
export const complains = (...texts: readonly Words[]): Promise<void> =>
  until(() => {
    const said = screen.queryAllByRole('alert');
    const missing = texts.filter(
      (words) => !said.some((each) => fits(words, tidy(each.textContent ?? '')) || seen(words, each).length > 0),
    );
    if (missing.length > 0)
      throw new Error(`no complaint: ${missing.join(' | ')}, but: ${alerts().join(' || ')} on: ${everyText()}`);
  });

/** The section with this heading. */
export const section = (title: string): HTMLElement =>
  [...scope().querySelectorAll<HTMLElement>('section')]
    .filter((each) => [...each.querySelectorAll('h2, h3')].some((heading) => tidy(heading.textContent ?? '') === title))
    .at(-1) ?? expect.fail(`no section '${title}' on: ${everyText()}`);
/** The entries of lists that have a heading: all, or the one with this heading. */
export const cards = (): HTMLElement[] =>
  [...scope().querySelectorAll<HTMLElement>('li')].filter((each) => each.querySelector('h2, h3'));
export const card = (title: string): HTMLElement =>
  cards().find((each) => tidy(each.querySelector('h2, h3')?.textContent ?? '') === title) ??
  expect.fail(`no card '${title}'`);
/** The rows of tables, without their heads. */
export const rows = (root: Element = scope()): HTMLElement[] => [...root.querySelectorAll<HTMLElement>('tbody tr')];
export const columns = (): string[] =>
  [...scope().querySelectorAll('th[scope="col"]')].map((each) => tidy(each.textContent ?? ''));
/** The value of a figure by its title, such as 'Goles' of 'Goles: 12'. */
export const figure = (title: string, root: Element = scope()): string | undefined =>
  [...root.querySelectorAll('dt')].find((each) => tidy(each.textContent ?? '') === title)?.nextElementSibling
    ?.textContent ?? undefined;
export const textOf = (element: Element): string => tidy(everyText(element));

/** Every text, with a space between two elements. */
function everyText(root: Element = reach()): string {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: string[] = [];
  while (walker.nextNode()) {
    const { textContent, parentElement } = walker.currentNode;
    if (textContent?.trim() && parentElement && isSeen(parentElement) && parentElement.localName !== 'option')
      texts.push(textContent.trim());
  }
  return texts.join(' ');
}

export const arrivesAt = (path: string): Promise<void> => until(() => expect(location.pathname).toBe(path));
/** Waits until nothing on the screen says that it is loading. */
export const settles = (): Promise<void> => lacks(/^Cargando/);
