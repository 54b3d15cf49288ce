/** Band: places of a table that qualify a team for something, or cost it something, marked in every table. */
import * as z from 'zod/mini';
import { fieldMessages } from '../../spanish/validation.ts';
import { limits } from '../limits.ts';
import { text } from './primitives.ts';

const place = z.int().check(z.minimum(1), z.maximum(limits.placeOfBand));

const bandFields = z.strictObject({
  /** The first and the last place; a table may have fewer. */
  from: place,
  to: place,
  label: text(limits.bandLabelLength, 1),
  kind: z.enum(['good', 'bad']),
  /** The general table, or the table of each group. */
  table: z.enum(['general', 'groups']),
});

export const band = bandFields.check(
  z.refine(({ from, to }: z.output<typeof bandFields>) => from <= to, {
    path: ['to'],
    error: fieldMessages.lastPlace,
  }),
);
export type Band = z.output<typeof band>;

const sameLabel = ({ table, label }: Band) => `${table} ${label}`;
const samePlaces = ({ table, from, to, kind }: Band) => `${table} ${from} ${to} ${kind}`;

/** Overlapping bands are fine; in one table no two may have the same label, nor the same places and kind. */
export const bands = z.array(band).check(
  z.maxLength(limits.bandsOfTournament),
  z.superRefine<readonly Band[]>((list, { addIssue }) => {
    const repeats = (at: number, keyOf: (each: Band) => string) =>
      list.slice(0, at).some((earlier) => keyOf(earlier) === keyOf(list[at] as Band));
    for (const at of list.keys()) {
      if (repeats(at, sameLabel)) addIssue({ code: 'custom', path: [at, 'label'], message: fieldMessages.bandLabel });
      if (repeats(at, samePlaces)) addIssue({ code: 'custom', path: [at, 'from'], message: fieldMessages.bandPlaces });
    }
  }),
);
