/** Refuses changes that would empty a field: null is stored only where a list of new entities left the field out. */
import { fieldMessages } from '#shared/spanish/validation.ts';
import { invalidFieldsProblem } from '../problem.ts';

/** Throws 400 for each field of `askedLater` that is null in `after` and has a value in `before`. */
export function requireNoFieldEmptied<Name extends string>(
  before: Readonly<Record<NoInfer<Name>, unknown>>,
  after: Readonly<Record<NoInfer<Name>, unknown>>,
  askedLater: Readonly<Record<Name, null>>,
): void {
  const fields = Object.keys(askedLater) as Name[];
  const emptied = fields.filter((field) => after[field] === null && before[field] !== null);
  if (emptied.length > 0)
    throw invalidFieldsProblem(emptied.map((path) => ({ path, message: fieldMessages.required })));
}
