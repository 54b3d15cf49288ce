/**
 * What a person does on a screen and sees there, by names and texts. Without styles, what shows on a phone alone is there
 * as well.
 */
import { fireEvent } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { expect } from 'vitest';
import { elementsIn, everyText, innermostWithText } from './seen-elements.ts';
import { inLastError, until } from './until.ts';

export { until };

export type Words = string | RegExp;

// Without styles nothing hinders a pointer.
const person = userEvent.setup({ delay: null, applyAccept: false, pointerEventsCheck: 0 });

const dialogs = () => elementsIn(document.body, ({ localName }) => localName === 'dialog');
/** The topmost dialog, or the page's main part while none is open. */
export const scope = (): HTMLElement => dialogs().at(-1) ?? document.querySelector('main') ?? document.body;
/** The topmost dialog, or the whole page. */
const reach = (): HTMLElement => dialogs().at(-1) ?? document.body;
const thereIs = (root?: Element): string => inLastError(() => everyText(root ?? reach()));

const tidy = (text: string): string => text.replace(/\s+/g, ' ').replace(/ : ?/g, ': ').trim();
const fits = (words: Words, text: string): boolean =>
  typeof words === 'string' ? tidy(words) === text : words.test(text);

/** The text of an element as it is read aloud, without what is decoration. */
function spokenText(node: Node): string {
  if (node.nodeType === 3) return node.textContent ?? '';
  const element = node as Element;
  if (element.nodeType !== 1 || element.getAttribute('aria-hidden') === 'true' || element.localName === 'svg')
    return '';
  const label = element.getAttribute('aria-label');
  if (label !== null) return label;
  let text = '';
  for (let each = element.firstChild; each; each = each.nextSibling) text += spokenText(each);
  return text;
}
const allLabels = () => elementsIn(document.body, ({ localName }) => localName === 'label') as HTMLLabelElement[];
const labelsOf = (element: Element, labels = allLabels()): HTMLLabelElement[] =>
  labels.filter((each) => each.contains(element) || (element.id !== '' && each.htmlFor === element.id));
function nameOf(element: Element, labels?: HTMLLabelElement[]): string {
  const ids = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
  const named = ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
  const label = named || element.getAttribute('aria-label');
  if (label) return tidy(label);
  const own = element.localName === 'input' ? labelsOf(element, labels) : [];
  return tidy(own.map(spokenText).join(' ') || spokenText(element));
}

function isPressable(element: Element): boolean {
  const { localName } = element;
  if (localName === 'button' || localName === 'summary') return true;
  if (localName === 'a' && element.hasAttribute('href')) return true;
  if (localName === 'input') return ['checkbox', 'radio'].includes(element.getAttribute('type') ?? '');
  return element.getAttribute('role') === 'tab';
}
/** What can be pressed and has this name: first what the topmost dialog has, or the page's main part. */
export function controls(name: Words, root?: Element): HTMLElement[] {
  const within = (place: Element) => elementsIn(place, isPressable).filter((each) => fits(name, nameOf(each)));
  if (root) return within(root);
  const found = within(scope());
  return found.length > 0 ? found : within(reach());
}
const control = (name: Words, root?: Element): HTMLElement => {
  const [found] = controls(name, root);
  if (!found) throw new Error(`nothing to press is called '${name}' on: ${thereIs()}`);
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
  const fields = elementsIn(root, ({ localName }) => ['input', 'select', 'textarea'].includes(localName)) as Field[];
  const labels = allLabels();
  const found = fields.find(
    (each) => labelsOf(each, labels).some((own) => labelOf(own) === label) || nameOf(each, labels) === label,
  );
  if (!found) throw new Error(`there is no field '${label}' on: ${thereIs()}`);
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
  // What lacks the text's first word cannot hold it.
  const part = typeof words === 'string' ? (/[^\s:]+/.exec(words)?.[0] ?? '') : '';
  return innermostWithText(root, part, (text) => fits(words, tidy(text)));
}

/** Waits until all these texts are there: in the topmost dialog, or on the page. */
export const shows = (...texts: readonly Words[]): Promise<void> =>
  until(() => {
    const missing = texts.filter((words) => seen(words).length === 0);
    if (missing.length > 0) throw new Error(`missing: ${missing.join(' | ')}\nthere: ${thereIs()}`);
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
    const headings = elementsIn(reach(), ({ localName }) => /^h[123]$/.test(localName)).map((each) =>
      tidy(each.textContent ?? ''),
    );
    if (!headings.some((each) => fits(words, each)))
      throw new Error(`no heading '${words}', but: ${headings.join(' | ')}`);
  });

/** Waits for a dialog with this title on top. */
export const dialogTitled = (title: string): Promise<void> =>
  until(() => expect(tidy(dialogs().at(-1)?.querySelector('h2')?.textContent ?? 'no dialog')).toBe(title));
/** Waits until this many dialogs are open. */
export const dialogsOpen = (count: number): Promise<void> => until(() => expect(dialogs().length).toBe(count));

const messages = () => document.querySelector('[data-toaster]') ?? document.body;
/** Waits for a message; one about a failure stays, any other disappears by itself. */
export const told = (kind: 'alert' | 'status', words: Words): Promise<void> =>
  until(() => {
    const said = messages().querySelector(`[role="${kind}"]`);
    if (!said || seen(words, said).length === 0) throw new Error(`nothing says '${words}' but: ${thereIs(messages())}`);
  });
export const pressInMessage = (name: string): Promise<void> => pressIn(messages(), name);
/** Closes all messages: an older error comes up when the newer one is closed. */
export async function closeMessages(): Promise<void> {
  for (let left = controls('Cerrar aviso', messages()); left.length > 0; ) {
    for (const button of left) fireEvent.click(button);
    await rendered();
    left = controls('Cerrar aviso', messages());
  }
}
const alertsOnPage = () => elementsIn(document.body, (each) => each.getAttribute('role') === 'alert');
/** The errors on the screen. */
export const alerts = (): string[] =>
  alertsOnPage()
    .map((each) => tidy(everyText(each)))
    .filter((text) => text !== '');
/** Waits for errors of the screen or of its form, or for messages about failures. */
export const complains = (...texts: readonly Words[]): Promise<void> =>
  until(() => {
    const said = alertsOnPage();
    const missing = texts.filter(
      (words) => !said.some((each) => fits(words, tidy(each.textContent ?? '')) || seen(words, each).length > 0),
    );
    if (missing.length > 0) throw new Error(`no complaint: ${missing.join(' | ')} on: ${thereIs(document.body)}`);
  });

/** The section with this heading. */
export const section = (title: string): HTMLElement =>
  [...scope().querySelectorAll<HTMLElement>('section')]
    .filter((each) => [...each.querySelectorAll('h2, h3')].some((heading) => tidy(heading.textContent ?? '') === title))
    .at(-1) ?? expect.fail(`no section '${title}' on: ${everyText(reach())}`);
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

export const arrivesAt = (path: string): Promise<void> => until(() => expect(location.pathname).toBe(path));
/** Waits until nothing on the screen says that it is loading. */
export const settles = (): Promise<void> => lacks(/^Cargando/);
