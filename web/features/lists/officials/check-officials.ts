/** Checks the lines of a list of officials as the API will, with the federation's staff and among themselves. */
import { teamstaff as routes } from '#shared/contract/teamstaff.ts';
import type { Staff, StaffForm } from '#shared/domain/schemas/staff.ts';
import type { PastedOfficial } from '#shared/text/pasted-lists/read-officials.ts';
import { type CheckedLine, findFieldMistakes, nameKey, repeatedNames } from '../checked-line.ts';
import type { EditedLine } from '../use-pasted-list.ts';

export type CheckedOfficial = CheckedLine<PastedOfficial, StaffForm>;

/** Somebody whose name the federation's staff has already is left out until the user decides otherwise. */
export function checkOfficials(
  lines: readonly EditedLine<PastedOfficial>[],
  staff: readonly Pick<Staff, 'name'>[],
): CheckedOfficial[] {
  const known = new Set(staff.map(({ name }) => nameKey(name)));
  const read = lines.map((line) => {
    const isKnown = known.has(nameKey(line.fields.name));
    return { ...line, isKnown, isLeftOut: line.isLeftOut ?? isKnown };
  });
  const included = read.filter(({ isLeftOut }) => !isLeftOut);
  const repeated = repeatedNames(included.map(({ fields }) => nameKey(fields.name)));
  return read.map(({ isKnown, ...line }) => {
    const { fields, isLeftOut } = line;
    const body = { ...fields, teamId: 0 };
    const notes = [
      ...(isKnown ? ['Ya está en el personal de la federación'] : []),
      ...(!isLeftOut && repeated.has(nameKey(fields.name)) ? ['El nombre está dos veces en la lista'] : []),
    ];
    const mistakes = isLeftOut ? {} : findFieldMistakes<PastedOfficial>(routes['POST /teamstaff'].body, body);
    return { ...line, body, mistakes, notes };
  });
}
