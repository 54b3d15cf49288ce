/** Reads the rows of a pasted list as canchas: name and address. */
import { findHeadings, type HeadingPatterns } from './headings.ts';
import { withoutLineNumber } from './line-number.ts';
import type { PastedLine } from './read-players.ts';

/** A cancha as read; '' for what the line does not say. */
export interface PastedCancha {
  readonly nombre: string;
  readonly ubicacion: string;
}

const canchaHeadings: HeadingPatterns<keyof PastedCancha> = [
  ['nombre', /^(nombres?|canchas?|predios?|complejos?|sedes?)$/],
  ['ubicacion', /^(ubicacion|direccion|domicilio|lugar|calle)$/],
  [null, /^(n|no|nro|numero|#|id|barrio|localidad)$/],
];

const titleLine = /^(lista|canchas|predios|complejos)\b[^,;]*:?$/i;
/** What stands between name and address in a line of a chat: 'El Potrero: Beiró 3100', 'El Potrero, Beiró 3100'. */
const nameAndAddress = /^([^,:(–]+?)\s*(?:[,:–(]|\s-\s)\s*(.+?)\)?$/;

/** The canchas of a list, in its order. */
export function readCanchas(rows: readonly (readonly string[])[]): PastedLine<PastedCancha>[] {
  const headings = findHeadings(rows, canchaHeadings);
  const columns = headings && headings.columns.length > 1 ? headings.columns : null;
  return rows
    .slice(headings ? headings.row + 1 : 0)
    .map((cells) => cells.map((cell) => cell.trim()))
    .filter((cells) => cells.some((cell) => cell !== '') && (columns !== null || !titleLine.test(cells.join(' '))))
    .map((cells) => ({
      source: cells.filter((cell) => cell !== '').join(' · '),
      fields: columns ? readByColumn(cells, columns) : readByContent(cells),
      isSomethingElse: false,
    }));
}

function readByColumn(cells: readonly string[], columns: readonly (keyof PastedCancha | null)[]): PastedCancha {
  const cellOf = (column: keyof PastedCancha): string => cells[columns.indexOf(column)] ?? '';
  return { nombre: cellOf('nombre'), ubicacion: cellOf('ubicacion') };
}

/** Several cells are name and address; one is divided at the first sign that stands between them. */
function readByContent(cells: readonly string[]): PastedCancha {
  const texts = cells.filter((cell) => cell !== '');
  if (texts.length > 1 && /^\d{1,2}$/.test(texts[0] ?? '')) texts.shift();
  const [first = '', ...others] = [withoutLineNumber(texts[0] ?? ''), ...texts.slice(1)];
  if (others.length > 0) return { nombre: first, ubicacion: others.join(', ') };
  const [, nombre = first, ubicacion = ''] = nameAndAddress.exec(first) ?? [];
  return { nombre, ubicacion };
}
