/** Reads the rows of a pasted list as players: which part of each is the number, the name, the position, the birth date. */
import type { PlayerPosition } from '../../domain/schemas/player.ts';
import { foldAccents } from '../../spanish/plain-text.ts';
import { findHeadings, type HeadingPatterns } from './headings.ts';
import { type CellContent, readCells } from './read-cell.ts';
import { nameOf, splitFullName } from './read-name.ts';
import { readPositionHeading, readPositionOfColumn } from './read-position.ts';
import { splitNamesOfLine } from './rows.ts';

/** A player as read, each value as it was written; '' for what the line does not say. */
export interface PastedPlayer {
  readonly firstName: string;
  readonly lastName: string;
  readonly jerseyNumber: string;
  readonly position: PlayerPosition | '';
  readonly dateOfBirth: string;
}

/** One line of a pasted list. */
export interface PastedLine<Fields> {
  /** The line as it was pasted. */
  readonly source: string;
  readonly fields: Fields;
  /** Whether the line says that it is no player, such as the one of the coach. */
  readonly isSomethingElse: boolean;
}

type PlayerColumn = 'firstName' | 'lastName' | 'fullName' | 'jerseyNumber' | 'position' | 'dateOfBirth';

const playerHeadings: HeadingPatterns<PlayerColumn> = [
  [
    'fullName',
    /^(nombres? y apellidos?|apellidos? y nombres?|nombres? apellidos?|apellidos? nombres?|nombre completo|jugador(es|as?)?|lista|plantel)$/,
  ],
  ['firstName', /^nombres?( de pila)?$/],
  ['lastName', /^apellidos?$/],
  [
    'jerseyNumber',
    /^(n|no|n°|nº|#|nro|num|numero|camiseta|dorsal|casaca|remera)( (de )?(camiseta|casaca|remera|jugador))?$/,
  ],
  ['position', /^(posicion|puesto|pos|rol|juega de)$/],
  ['dateOfBirth', /^(f(echa|ec)? ?(de )?nac(imiento)?|nacimiento|nac|fnac|cumpleanos)$/],
  [
    null,
    /^(dni|documento|doc|telefono|tel|celular|cel|mail|email|correo|edad|orden|ord|categoria|apodo|sobrenombre|observaciones|equipo|club|id)$/,
  ],
];

const notAPlayer =
  /^(d\.?t\.?|director(a)? tecnic[oa]|tecnic[oa]|entrenador(a)?|ayudante|delegad[oa]|cuerpo tecnico|preparador|profe|p\.?f\.?|aguater[oa]|utiler[oa]|kinesiolog[oa]|medic[oa])\b[\s.:–-]/;
const titleLine = /^(lista|jugadores|plantel|titulares|suplentes|equipo|buena fe|planilla|convocados|plantilla)\b|:$/;

/** The players of a list, in its order. `isLastNameFirst`: how names that leave it open are read. */
export function readPlayers(
  rows: readonly (readonly string[])[],
  { isLastNameFirst }: { readonly isLastNameFirst: boolean },
): PastedLine<PastedPlayer>[] {
  const headings = findHeadings(rows, playerHeadings);
  if (headings && headings.columns.length > 1) {
    const isOrderTold = /apellido.*nombre/.test(foldAccents(rows[headings.row]?.join(' ') ?? ''));
    return rows.slice(headings.row + 1).map((cells) => ({
      source: sourceOf(cells),
      fields: readByColumn(cells, headings.columns, isLastNameFirst || isOrderTold),
      isSomethingElse: isNoPlayer(sourceOf(cells)),
    }));
  }
  return readByContent(rows.slice(headings ? headings.row + 1 : 0), isLastNameFirst);
}

const sourceOf = (cells: readonly string[]): string =>
  cells
    .map((cell) => cell.trim())
    .filter(Boolean)
    .join(' · ');
const isNoPlayer = (source: string): boolean => notAPlayer.test(`${foldAccents(source)} `);

function readByColumn(
  cells: readonly string[],
  columns: readonly (PlayerColumn | null)[],
  isLastNameFirst: boolean,
): PastedPlayer {
  const cellOf = (column: PlayerColumn): string => cells[columns.indexOf(column)]?.trim() ?? '';
  const fullName = cellOf('fullName') || (columns.includes('lastName') ? '' : cellOf('firstName'));
  const name = fullName ? splitFullName(fullName, isLastNameFirst) : nameOf(cellOf('firstName'), cellOf('lastName'));
  return {
    ...name,
    jerseyNumber: cellOf('jerseyNumber').replace(/^(n[°º.]?|#)\s*|\.0*$/gi, ''),
    position: readPositionOfColumn(cellOf('position')) ?? '',
    dateOfBirth: cellOf('dateOfBirth'),
  };
}

function readByContent(rows: readonly (readonly string[])[], isLastNameFirst: boolean): PastedLine<PastedPlayer>[] {
  const lines: { source: string; content: CellContent; section: PlayerPosition | '' }[] = [];
  let section: PlayerPosition | '' = '';
  for (const cells of rows.flatMap(splitRow)) {
    const source = sourceOf(cells);
    const heading = readPositionHeading(source);
    if (heading) section = heading;
    else if (!titleLine.test(foldAccents(source))) lines.push({ source, content: readCells(cells), section });
  }
  const isCounted = areLinesCounted(lines.map(({ content }) => content.numbers));
  return lines
    .map(({ source, content, section: given }) => ({
      source,
      fields: playerOf(content, isCounted, isLastNameFirst, given),
      isSomethingElse: isNoPlayer(source),
    }))
    .filter(({ fields: { firstName, lastName, jerseyNumber } }) => firstName || lastName || jerseyNumber);
}

const splitRow = (cells: readonly string[]): (readonly string[])[] =>
  cells.length === 1 ? splitNamesOfLine(cells[0] ?? '').map((line) => [line]) : [cells];

/** Whether the first number of each line only counts the lines, because a second one is the shirt's. */
const areLinesCounted = (numbers: readonly (readonly string[])[]): boolean =>
  numbers.length > 1 && numbers.every(([first, second], at) => Number(first) === at + 1 && second !== undefined);

function playerOf(
  { numbers, dates, positions, names }: CellContent,
  isCounted: boolean,
  isLastNameFirst: boolean,
  section: PlayerPosition | '',
): PastedPlayer {
  const [one = '', two] = names;
  const [first, last] = isLastNameFirst ? [two, one] : [one, two];
  return {
    ...(two && !one.includes(',') ? nameOf(first ?? '', last ?? '') : splitFullName(one, isLastNameFirst)),
    jerseyNumber: numbers[isCounted ? 1 : 0] ?? '',
    position: positions[0] ?? section,
    dateOfBirth: dates[0] ?? '',
  };
}
