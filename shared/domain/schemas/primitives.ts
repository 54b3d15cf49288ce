/** Schemas of single values, such as ids, dates and texts, from which the entities are composed. */
import * as z from 'zod/mini';
import { describeIssue, fieldMessages } from '../../spanish/validation.ts';
import { isCalendarDate } from '../calendar/calendar.ts';
import { limits } from '../limits.ts';
import { isPublicAddress } from '../public-address.ts';
import { toVisibleLines, toVisibleText } from '../visible-text.ts';

z.config({ localeError: describeIssue });

export const largestId = Number.MAX_SAFE_INTEGER;

/** A positive integer, assigned by an atomic counter. */
export const id = z.int().check(z.minimum(1), z.maximum(largestId));

/** An id, or 0 for 'not assigned'. */
export const idOrNone = z.int().check(z.minimum(0), z.maximum(largestId));

/** One line of text; invisible characters are removed before its length is checked. */
export const text = (maxLength: number, minLength = 0) =>
  z.string().check(z.overwrite(toVisibleText), z.minLength(minLength), z.maxLength(maxLength));

export const name = text(limits.nameLength, 1);
/** A text of several lines; invisible characters are removed before its length is checked. */
export const description = z.string().check(z.overwrite(toVisibleLines), z.maxLength(limits.descriptionLength));

/** An existing day as `YYYY-MM-DD`, in the federation's time zone. */
export const localDate = z
  .string()
  .check(
    z.regex(/^\d{4}-\d{2}-\d{2}$/, { error: fieldMessages.date, abort: true }),
    z.refine(isCalendarDate, { error: fieldMessages.date, abort: true }),
  );

/** A time from 00:00 to 23:59 as `HH:mm`, in the federation's time zone. */
export const localTime = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, fieldMessages.time));

export const score = z.int().check(z.minimum(0), z.maximum(limits.score));
export const count = z.int().check(z.minimum(0));

/** The address of a logo: an uploaded or generated one (`/logos/…`), a pasted https address, or '' for none. */
export const logoUrl = z.string().check(
  z.trim(),
  z.maxLength(limits.urlLength),
  z.regex(/^(|\/logos\/(?!.*\.\.)[\w./-]+|https:\/\/[^\s"'<>\\]+)$/, { error: fieldMessages.logo, abort: true }),
  z.refine((logo) => !logo.startsWith('https:') || isPublicAddress(logo), { error: fieldMessages.logoHost }),
);

/** Checks that no two items of a list have the same key. */
export const checkUniqueItemsBy = <Item>(keyOf: (item: Item) => unknown) =>
  z.refine<readonly Item[]>((list) => new Set(list.map(keyOf)).size === list.length, { error: fieldMessages.unique });

export const checkUniqueItems = checkUniqueItemsBy<unknown>((item) => item);

export const version = z.int().check(z.minimum(1));

/** The schemas of a form's fields, where those that are null in `defaults` also accept null. */
export const makeFieldsNullable = <
  S extends Record<string, z.ZodMiniType>,
  D extends { readonly [Field in keyof S]?: null },
>(
  form: S,
  defaults: D,
) =>
  Object.fromEntries(
    Object.entries(form).map(([field, schema]) => [field, field in defaults ? z.nullable(schema) : schema]),
  ) as { [Field in keyof S]: Field extends keyof D ? z.ZodMiniNullable<S[Field]> : S[Field] };

/** A team as what something is about. */
export const teamTarget = z.strictObject({ kind: z.literal('team'), id });

/** A team as a part of another entity, with all that is displayed of it. */
export const teamRef = z.object({
  id: z.nullable(z.int()),
  name: z.string(),
  displayName: z.string(),
  logo: z.string(),
  logoUrl: z.string(),
});
export type TeamRef = z.output<typeof teamRef>;
