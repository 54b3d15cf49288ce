/** Reads the rows of a pasted list as players: which part of each is the number, the name, the position, the birth date. */
import type { PlayerPosition } from '../../domain/schemas/player.ts';
import { foldAccents } from '../../spanish/plain-text.ts';
import { findHeadings, type HeadingPatterns } from './headings.ts';
import { isOtherEntry } from './other-entries.ts';
import { type CellContent, readCells } from './read-cell.ts';
import { nameOf, splitFullName } from './read-name.ts';
import { readPositionHeading, readPositionOfColumn } from './read-position.ts';
import { splitNamesOfLine } from './rows.ts';
import { isPairing, readSectionHeading, readSectionOfCell, type Section } from './sections.ts';
import { isSmallTalk } from './small-talk.ts';

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
  /** The team that the list names for the line; absent where it names none. */
  readonly team?: string;
}

type PlayerColumn = 'team' | 'firstName' | 'lastName' | 'fullName' | 'jerseyNumber' | 'position' | 'dateOfBirth';

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
  ['team', /^(equipo|club|institucion)( del jugador)?$/],
  ['dateOfBirth', /^(f(echa|ec)? ?(de )?nac(imiento)?|nacimiento|nac|fnac|cumpleanos)$/],
  [
    null,
    /^(dni|documento|doc|telefono|tel|celular|cel|mail|email|correo|edad|orden|ord|categoria|apodo|sobrenombre|observaciones|observacion|zona|capitan|firma|foto|apto medico|ficha|id)$/,
  ],
];

const notAPlayer =
  /^(d\.?t\.?|director(a)? tecnic[oa]|tecnic[oa]|entrenador(a)?|ayudante|delegad[oa]|cuerpo tecnico|preparador|profe|p\.?f\.?|aguater[oa]|utiler[oa]|kinesiolog[oa]|medic[oa])\b[\s.:–-]/;
/** A title above players, also below other people's names. */
const playersTitle =
  /^(lista|jugador[ae]s|plantel|titulares|suplentes|buena fe|convocados|plantilla)(?! \p{L}+ \p{L}+ \p{L}+ \p{L})\b/u;
const titleLine = /^(equipo|planilla|categoria|torneo|zona \w+$)\b|:$/;

interface ReadingOptions {
  /** How names that leave it open are read. */
  readonly isLastNameFirst: boolean;
  /** The names of the teams there are: a line that is one of them is the heading of its squad. */
  readonly teamNames?: readonly string[];
}

/** The players of a list, in its order. */
export function readPlayers(
  rows: readonly (readonly string[])[],
  { isLastNameFirst, teamNames = [] }: ReadingOptions,
): PastedLine<PastedPlayer>[] {
  const headings = findHeadings(rows, playerHeadings);
  if (!headings || headings.columns.length < 2) {
    return readByContent(rows.slice(headings ? headings.row + 1 : 0), isLastNameFirst, teamNames);
  }
  const isOrderTold = /apellido.*nombre/.test(foldAccents(rows[headings.row]?.join(' ') ?? ''));
  let section: Section = { team: '' };
  return rows.flatMap((cells, at) => {
    const texts = cells.filter((cell) => cell.trim() !== '');
    const [only = ''] = texts;
    const opened = texts.length === 1 ? readSectionHeading(only, teamNames) : null;
    section = opened ?? section;
    // A sheet with a block for each team has its headings above each of them.
    if (opened || at <= headings.row || findHeadings([cells], playerHeadings)) return [];
    const source = sourceOf(cells);
    const inCell = cells[headings.columns.indexOf('team')]?.trim() ?? '';
    // A merged cell holds the team of the rows below it too.
    if (inCell !== '') section = readSectionOfCell(inCell, teamNames);
    const fields = readByColumn(cells, headings.columns, isLastNameFirst || isOrderTold);
    const named = ['fullName', 'firstName', 'lastName'] as const;
    const isNamedSo = named.some((column) => isNoPlayer(cells[headings.columns.indexOf(column)] ?? '', teamNames));
    const isSomethingElse = section === 'somethingElse' || isNamedSo || isNoPlayer(source, teamNames);
    if (fields.firstName === '' && fields.lastName === '' && fields.jerseyNumber === '') return [];
    return [{ source, fields, isSomethingElse, ...teamOf(section) }];
  });
}

const teamOf = (section: Section) => (section !== 'somethingElse' && section.team !== '' ? { team: section.team } : {});

const sourceOf = (cells: readonly string[]): string =>
  cells
    .map((cell) => cell.trim())
    .filter(Boolean)
    .join(' · ');
const isNoPlayer = (source: string, teamNames: readonly string[]): boolean =>
  notAPlayer.test(`${foldAccents(source)} `) || isOtherEntry(source) || isPairing(source, teamNames);

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

interface ReadLine {
  readonly source: string;
  readonly content: CellContent;
  readonly section: Section;
  readonly position: PlayerPosition | '';
}

function readByContent(
  rows: readonly (readonly string[])[],
  isLastNameFirst: boolean,
  teamNames: readonly string[],
): PastedLine<PastedPlayer>[] {
  const single = rows.flatMap((cells) => (isNoPlayer(sourceOf(cells), teamNames) ? [cells] : splitRow(cells)));
  const lines = linesBelowHeadings(single, teamNames);
  const squads = Map.groupBy(lines, ({ section }) => section);
  const counted = new Set([...squads].filter(([, squad]) => areLinesCounted(squad)).map(([section]) => section));
  return lines
    .map(({ source, content, section, position }) => ({
      source,
      fields: playerOf(content, counted.has(section), isLastNameFirst, position),
      isSomethingElse: section === 'somethingElse' || isNoPlayer(source, teamNames) || isSmallTalk(source),
      ...teamOf(section),
    }))
    .filter(({ fields: { firstName, lastName, jerseyNumber } }) => firstName || lastName || jerseyNumber);
}

/** The lines that are no headings, each with what the headings above it say. */
function linesBelowHeadings(rows: readonly (readonly string[])[], teamNames: readonly string[]): ReadLine[] {
  const lines: ReadLine[] = [];
  let section: Section = { team: '' };
  let squad: Section = section;
  let position: PlayerPosition | '' = '';
  for (const cells of rows) {
    const source = sourceOf(cells);
    const opened = readSectionHeading(source, teamNames);
    const positionBelow = readPositionHeading(source);
    if (opened) {
      section = opened;
      if (opened !== 'somethingElse') squad = opened;
      position = '';
    } else if (positionBelow || playersTitle.test(foldAccents(source))) {
      section = squad;
      position = positionBelow ?? '';
    } else if (!titleLine.test(foldAccents(source)))
      lines.push({ source, content: readCells(cells), section, position });
  }
  return lines;
}

const splitRow = (cells: readonly string[]): (readonly string[])[] =>
  cells.length === 1 ? splitNamesOfLine(cells[0] ?? '').map((line) => [line]) : [cells];

/** Whether the first number of each line only counts the lines, because a second one is the shirt's. */
const areLinesCounted = (squad: readonly ReadLine[]): boolean =>
  squad.length > 1 &&
  squad.every(({ content: { numbers } }, at) => Number(numbers[0]) === at + 1 && numbers[1] !== undefined);

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
