/** Reads the rows of a pasted list as the federation's referees and assistants: name, role, telephone and e-mail. */
import type { StaffRole } from '../../domain/schemas/staff.ts';
import { foldAccents } from '../../spanish/plain-text.ts';
import { findHeadings, type HeadingPatterns } from './headings.ts';
import { withoutLineNumber } from './line-number.ts';
import type { PastedLine } from './read-players.ts';

export type OfficialRole = Extract<StaffRole, 'Referee' | 'Assistant'>;

/** An official as read; '' for what the line does not say. */
export interface PastedOfficial {
  readonly name: string;
  readonly role: OfficialRole;
  readonly phone: string;
  readonly email: string;
}

type OfficialColumn = keyof PastedOfficial | 'lastName';

const officialHeadings: HeadingPatterns<OfficialColumn> = [
  [
    'name',
    /^(nombres?|nombres? y apellidos?|apellidos? y nombres?|nombre completo|arbitr[oa]s?|jueces|juez|asistentes?)$/,
  ],
  ['lastName', /^apellidos?$/],
  ['role', /^(rol|funcion|cargo|puesto|tarea)$/],
  ['phone', /^(telefonos?|tel|celular|cel|whatsapp|contacto)$/],
  ['email', /^(mail|e mail|email|correo|correo electronico)$/],
  [null, /^(n|no|nro|numero|#|orden|id|dni|documento|localidad|categoria|zona)$/],
];

const assistantWord = /\b(?:asistentes?|asist|linea|lineas|lineman|jueces de linea|juez de linea)\b\.?/;
const refereeWord = /\b(?:arbitr[oa]s?|arb|central(?:es)?|principal(?:es)?|juez|jueza|jueces|referi|referee)\b\.?/;
/** A role before its sign, as in 'Árbitro: Norma Silvestre', or behind the name, as in 'Norma Silvestre (asistente)'. */
const roleBefore = /^(?:[\p{L}/]+\.? ?){1,4}?(?::|\s[–—-]\s)\s*/u;
const emptyParentheses = /\(\s*\)/g;
const roleBehind = /(?:\s*\(([^)]*)\)|\s*[,;–—-]\s*([\p{L}/ ]+))\s*$/u;
const emailText = /[^\s,;()<>]+@[^\s,;()<>]+\.[^\s,;()<>]+/;
const phoneLabel = /\b(?:tel|cel|telefono|teléfono|celular|whatsapp|wsp|wa)\b\.?\s*:?\s*/giu;
const phoneText = /(?:\+\d{1,3} ?)?(?:\(\d{1,5}\) ?)?\d[\d\s./-]{4,}\d/;
const signsAround = /^[\s,;:.–—-]+|[\s,;:.–—-]+$/gu;

/** The officials of a list, in its order; below a line such as 'Asistentes:' everybody is one. */
export function readOfficials(rows: readonly (readonly string[])[]): PastedLine<PastedOfficial>[] {
  const headings = findHeadings(rows, officialHeadings);
  const columns = headings && headings.columns.length > 1 ? headings.columns : null;
  let role: OfficialRole = roleOf(headings && !columns ? (rows[headings.row]?.join(' ') ?? '') : '') ?? 'Referee';
  return rows.slice(headings ? headings.row + 1 : 0).flatMap((cells) => {
    const texts = cells.map((cell) => cell.trim()).filter(Boolean);
    const source = texts.join(' · ');
    const title = readTitle(source);
    if (title) role = title.role ?? role;
    if (title || source === '') return [];
    const fields = columns ? readByColumn(cells, columns, role) : readByContent(texts, role);
    return fields.name === '' ? [] : [{ source, fields, isSomethingElse: false }];
  });
}

function roleOf(text: string): OfficialRole | null {
  const folded = foldAccents(text);
  if (assistantWord.test(folded)) return 'Assistant';
  return refereeWord.test(folded) ? 'Referee' : null;
}

/** A line that only says who stands below it, as in 'Árbitros de la liga:' and 'Asistentes'; null for any other. */
function readTitle(line: string): { readonly role: OfficialRole | null } | null {
  const isTitle = /^(?:lista|arbitros|arbitras|asistentes|jueces|lineas)\b[^\d,;]*$/.test(foldAccents(line).trim());
  return isTitle || /:\s*$/.test(line) ? { role: roleOf(line) } : null;
}

function readByColumn(
  cells: readonly string[],
  columns: readonly (OfficialColumn | null)[],
  role: OfficialRole,
): PastedOfficial {
  const cellOf = (column: OfficialColumn): string => cells[columns.indexOf(column)]?.trim() ?? '';
  return {
    name: [cellOf('name'), cellOf('lastName')].filter(Boolean).join(' '),
    role: roleOf(cellOf('role')) ?? role,
    phone: cellOf('phone'),
    email: cellOf('email'),
  };
}

/** Takes from a line what is an e-mail address, a telephone number and a role; what is left is the name. */
function readByContent(texts: readonly string[], role: OfficialRole): PastedOfficial {
  const line = withoutLineNumber(texts.join(', '));
  const email = emailText.exec(line)?.[0] ?? '';
  const withoutEmail = line.replace(email, ' ').replace(phoneLabel, ' ');
  const phone = phoneText.exec(withoutEmail)?.[0].trim() ?? '';
  const rest = tidy(withoutEmail.replace(phone, ' '));
  const before = roleBefore.exec(rest)?.[0] ?? '';
  const roleInFront = roleOf(before);
  const named = roleInFront ? rest.slice(before.length) : rest;
  const behind = roleBehind.exec(named);
  const roleAtEnd = roleOf(behind?.[1] ?? behind?.[2] ?? '');
  const name = roleAtEnd && behind ? named.slice(0, behind.index) : named;
  return { name: tidy(name), role: roleInFront ?? roleAtEnd ?? role, phone, email };
}

const tidy = (text: string): string =>
  text.replace(emptyParentheses, ' ').replace(/\s+/g, ' ').replace(signsAround, '');
