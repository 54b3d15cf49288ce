/** Fields of a form, picked by their list and completed with defaults. */
import { expect, test } from 'vitest';
import { fillAbsentFields, pickFormFields } from '#shared/domain/fields.ts';

test('only the listed fields are picked, and a field that the item lacks is left out', () => {
  const form = { name: 'a schema', city: 'a schema' };
  expect(pickFormFields(form, { id: 1, name: 'Tala', version: 3 })).toEqual({ name: 'Tala' });
});

test('a default fills an absent or undefined field and replaces no other value', () => {
  const defaults = { role: 'central', status: 'active', isStarter: true };
  const given: { role?: string; status?: string; isStarter?: boolean } = { role: '', status: undefined };
  expect(fillAbsentFields(given, defaults)).toEqual({ role: '', status: 'active', isStarter: true });
});
