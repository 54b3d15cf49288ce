/** Forms as somebody fills them in: fields by their labels, and the button that saves. */
import type { Locator, Page } from 'playwright-core';

/** The dialog on top. */
export const dialog = (page: Page): Locator => page.getByRole('dialog').last();

/** By label, as in { Nombre: 'El Ombú', Ciudad: 'Haedo' }; a list has what it shows. */
export type Fields = Readonly<Record<string, string>>;

const fieldOf = (form: Locator, label: string): Locator =>
  form.getByLabel(label).and(form.page().locator('input, select, textarea')).first();

export async function fill(form: Locator, fields: Fields): Promise<void> {
  for (const [label, value] of Object.entries(fields)) {
    const field = fieldOf(form, label);
    const isList = await field.evaluate((element) => element.localName === 'select');
    await (isList ? field.selectOption({ label: value }) : field.fill(value));
  }
}

/** What stands in the same fields now. */
export async function valuesOf(form: Locator, fields: Fields): Promise<Fields> {
  const labels = Object.keys(fields);
  const values = labels.map((label) =>
    fieldOf(form, label).evaluate((field: HTMLInputElement | HTMLSelectElement) =>
      field instanceof HTMLSelectElement ? (field.selectedOptions[0]?.text ?? '') : field.value,
    ),
  );
  return Object.fromEntries((await Promise.all(values)).map((value, index) => [labels[index], value]));
}

export const press = (within: Page | Locator, name: string | RegExp): Promise<void> =>
  within.getByRole('button', { name }).first().click();

export interface TeamFields {
  readonly name: string;
  readonly coach?: string;
  readonly city?: string;
}

/** What a team's form asks for. */
export const teamFields = ({ name, coach = 'Norma Sosa', city = 'Morón' }: TeamFields) => ({
  Nombre: name,
  Entrenador: coach,
  Ciudad: city,
  'Año de fundación': '1950',
});

/** A button by all of its words, or by a pattern. */
export const button = (within: Pick<Page, 'getByRole'>, name: string | RegExp): Locator =>
  within.getByRole('button', typeof name === 'string' ? { name, exact: true } : { name });
