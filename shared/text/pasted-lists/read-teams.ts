/** Reads the rows of a pasted list as teams: name, short name, coach, city, year of foundation. */
import { findHeadings, type HeadingPatterns } from './headings.ts';
import { withoutLineNumber } from './line-number.ts';
import type { PastedLine } from './read-players.ts';

/** A team as read, each value as it was written; '' for what the line does not say. */
export interface PastedTeam {
  readonly name: string;
  readonly shortName: string;
  readonly coach: string;
  readonly city: string;
  readonly foundationYear: string;
}

const teamHeadings: HeadingPatterns<keyof PastedTeam> = [
  ['name', /^(nombres?|equipos?|clubs?|clubes|institucion(es)?|participantes?)( del? (equipo|club))?$/],
  ['shortName', /^(nombre corto|nombre abreviado|corto|abreviatura|abreviado|abrev|siglas?)$/],
  ['coach', /^(dt|d t|director tecnico|tecnico|entrenador(a)?|coach)$/],
  ['city', /^(ciudad|localidad|barrio|sede|lugar)$/],
  ['foundationYear', /^(ano|ano de fundacion|fundacion|fundado|anio|fecha de fundacion)$/],
  [null, /^(n|no|nro|numero|#|orden|ord|id|telefono|tel|celular|mail|email|correo|delegado|zona|colores)$/],
];

const titleLine = /^(lista|equipos|participantes|zona\s+\S+)\b.*:?$|:$/i;
/** Begins with one sign only, because a run of them would be tried from each of its signs. */
const coachInLine = /[\s,;(–-](?:d\.?\s?t\.?|director t[eé]cnico|t[eé]cnico|entrenador)\s*[:.]?\s+([^()]+)\)?$/i;
/** A text without the signs at its end. */
const upToLastLetter = /^.*[^\s,;(–-]/s;
const year = /^(1[89]|20)\d{2}$/;

/** The teams of a list, in its order. */
export function readTeams(rows: readonly (readonly string[])[]): PastedLine<PastedTeam>[] {
  const headings = findHeadings(rows, teamHeadings);
  const below = rows.slice(headings ? headings.row + 1 : 0);
  const columns = headings && headings.columns.length > 1 ? headings.columns : null;
  return below
    .filter((cells) => columns || !titleLine.test(cells.join(' ').trim()))
    .map((cells) => ({
      source: cells
        .map((cell) => cell.trim())
        .filter(Boolean)
        .join(' · '),
      fields: columns ? readByColumn(cells, columns) : readByContent(cells),
      isSomethingElse: false,
    }))
    .filter(({ source }) => source !== '');
}

function readByColumn(cells: readonly string[], columns: readonly (keyof PastedTeam | null)[]): PastedTeam {
  const cellOf = (column: keyof PastedTeam): string => cells[columns.indexOf(column)]?.trim() ?? '';
  return {
    name: cellOf('name'),
    shortName: cellOf('shortName'),
    coach: cellOf('coach'),
    city: cellOf('city'),
    foundationYear: /\d{4}/.exec(cellOf('foundationYear'))?.[0] ?? cellOf('foundationYear'),
  };
}

/** Reads a line of a list without headings: its cells are name, coach and city in this order, with a year anywhere. */
function readByContent(cells: readonly string[]): PastedTeam {
  const texts = cells.map((cell) => cell.trim()).filter((cell) => cell !== '' && !year.test(cell));
  if (texts.length > 1 && /^\d+$/.test(texts[0] ?? '')) texts.shift();
  const [first = '', second = '', city = ''] = texts;
  const named = coachInLine.exec(first);
  const name = withoutLineNumber(named ? (upToLastLetter.exec(first.slice(0, named.index))?.[0] ?? '') : first).trim();
  const coach = named?.[1]?.trim() ?? '';
  return {
    name,
    shortName: '',
    coach: coach || second,
    city: coach ? second : city,
    foundationYear: cells.find((cell) => year.test(cell.trim()))?.trim() ?? '',
  };
}
