/** Filling in forms: fields by their labels, and buttons by their names. */
import type { Locator, Page } from 'playwright-core';

/** The topmost dialog. */
export const dialog = (page: Page): Locator => page.getByRole('dialog').last();

/** Values by label, as in { Nombre: 'El Ombú', Ciudad: 'Haedo' }; for a list, the text of the option. */
export type FieldValuesByLabel = Readonly<Record<string, string>>;

const fieldByLabel = (form: Locator, label: string): Locator =>
  form.getByLabel(label).and(form.page().locator('input, select, textarea')).first();

export async function fillFields(form: Locator, fields: FieldValuesByLabel): Promise<void> {
  for (const [label, value] of Object.entries(fields)) {
    const field = fieldByLabel(form, label);
    const isList = await field.evaluate((element) => element.localName === 'select');
    await (isList ? field.selectOption({ label: value }) : field.fill(value));
  }
}

/** The current values of the same fields. */
export async function readFieldValues(form: Locator, fields: FieldValuesByLabel): Promise<FieldValuesByLabel> {
  const labels = Object.keys(fields);
  const values = labels.map((label) =>
    fieldByLabel(form, label).evaluate((field: HTMLInputElement | HTMLSelectElement) =>
      field instanceof HTMLSelectElement ? (field.selectedOptions[0]?.text ?? '') : field.value,
    ),
  );
  return Object.fromEntries((await Promise.all(values)).map((value, index) => [labels[index], value]));
}

export const pressButton = (within: Page | Locator, name: string | RegExp): Promise<void> =>
  within.getByRole('button', { name }).first().click();

export interface TeamFields {
  readonly name: string;
  readonly coach?: string;
  readonly city?: string;
}

/** The required fields of a team's form. */
export const teamFields = ({ name, coach = 'Norma Sosa', city = 'Morón' }: TeamFields) => ({
  Nombre: name,
  Entrenador: coach,
  Ciudad: city,
  'Año de fundación': '1950',
});

/** A button by its whole name, or by a pattern. */
export const button = (within: Pick<Page, 'getByRole'>, name: string | RegExp): Locator =>
  within.getByRole('button', typeof name === 'string' ? { name, exact: true } : { name });
