/** Checks the lines of a list of canchas as the API will, with the canchas there are and among themselves. */
import { canchas as routes } from '#shared/contract/canchas.ts';
import type { Cancha } from '#shared/domain/schemas/cancha.ts';
import type { PastedCancha } from '#shared/text/pasted-lists/read-canchas.ts';
import { type CheckedLine, findFieldMistakes, nameKey, repeatedNames } from '../checked-line.ts';
import type { EditedLine } from '../use-pasted-list.ts';

export type CheckedCancha = CheckedLine<PastedCancha, PastedCancha>;

/** A cancha whose name exists already is left out until the user decides otherwise. */
export function checkCanchas(lines: readonly EditedLine<PastedCancha>[], canchas: readonly Cancha[]): CheckedCancha[] {
  const known = new Set(canchas.map(({ nombre }) => nameKey(nombre)));
  const read = lines.map((line) => {
    const isKnown = known.has(nameKey(line.fields.nombre));
    return { ...line, isKnown, isLeftOut: line.isLeftOut ?? isKnown };
  });
  const included = read.filter(({ isLeftOut }) => !isLeftOut);
  const repeated = repeatedNames(included.map(({ fields }) => nameKey(fields.nombre)));
  return read.map(({ isKnown, ...line }) => {
    const { fields: body, isLeftOut } = line;
    const notes = [
      ...(isKnown ? ['Ya hay una cancha con ese nombre'] : []),
      ...(!isLeftOut && repeated.has(nameKey(body.nombre)) ? ['El nombre está dos veces en la lista'] : []),
    ];
    const mistakes = isLeftOut ? {} : findFieldMistakes<PastedCancha>(routes['POST /canchas'].body, body);
    return { ...line, body, mistakes, notes };
  });
}
