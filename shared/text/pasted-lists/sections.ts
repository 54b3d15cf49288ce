/** Finds the lines that say what the lines below them are: a team, its players, or something else such as canchas. */
import { foldAccents } from '../../spanish/plain-text.ts';
import { isOtherEntry, opensOtherEntries } from './other-entries.ts';

/** What the lines below a heading are: players of a team ('' while none is named), or nothing that is read. */
export type Section = { readonly team: string } | 'somethingElse';

const somethingElse =
  /^(cuerpo tecnico|tecnicos|dts?|delegad[oa]s?|autoridades|canchas?|sedes?|predios?|arbitr[oa]s?|arbitr[oa]s y asistentes|jueces|asistentes|planiller[oa]s?|veedor(es|as?)?|horarios?|fixture|partidos|fecha \d+)$/;
/** Words around a team's name in the line above its squad: 'Lista de buena fe de Los Pumas 2026'. */
const wordsBefore =
  /^(?:\d{1,2} )?(?:(?:lista|plantel|jugador[ae]s|planilla|buena fe|nomina|equipo|club|de|del|nro|no|n|\d{1,2}) )+/;
const wordsAfter = / (?:\d{4}|plantel|lista|lista de buena fe|\d{1,2} jugador[ae]s)$/;
const namedTeam = /^\s*(?:equipo|club)(?:\s+(?:n[°º.]?\s*)?\d{1,2})?\s*[:–-]\s*(.+?)[\s:]*$/i;

/** Words of a text without accents, capitals and punctuation. */
const plainWords = (text: string): string =>
  foldAccents(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/**
 * The section that a line opens; null for any other line. `teamNames` are the teams there are: a line that is the name
 * of one is its heading. Of 'Equipo: …' any name is taken.
 */
export function readSectionHeading(line: string, teamNames: readonly string[]): Section | null {
  const named = namedTeam.exec(line)?.[1];
  if (named) return { team: nameTeam(named, teamNames) };
  const words = plainWords(line);
  if (somethingElse.test(words) || opensOtherEntries(line)) return 'somethingElse';
  const bare = plainWords(line.replace(/\([^)]*\)/g, ' '));
  const forms = [words, bare, bare.replace(wordsBefore, ''), bare.replace(wordsBefore, '').replace(wordsAfter, '')];
  const team =
    teamNames.find((name) => forms.includes(plainWords(name))) ??
    (clubWords.test(bare) || !/\d/.test(words) ? knownTeamName(bare, teamNames) : undefined);
  return team === undefined ? null : { team };
}

/** The section that a cell of a column 'Equipo' opens: a team, or those who are none, as in 'Árbitros' and 'Cancha 2'. */
export function readSectionOfCell(cell: string, teamNames: readonly string[]): Section {
  const known = knownTeamName(cell, teamNames);
  if (known !== undefined) return { team: known };
  const isOther = somethingElse.test(plainWords(cell)) || isOtherEntry(cell);
  return isOther ? 'somethingElse' : { team: nameTeam(cell, teamNames) };
}

/** The team of a text that may say more behind its name, as in 'Racing - cancha 2' and 'Racing (15 hs)'. */
function nameTeam(text: string, teamNames: readonly string[]): string {
  const known = knownTeamName(text, teamNames);
  if (known !== undefined) return known;
  const [, name = text, more = ''] = /^(.*?\S)\s*(?:\s[–—-]\s|[(,;/|])\s*(.+?)\)?$/.exec(text) ?? [];
  const start = knownTeamName(name, teamNames);
  if (start !== undefined) return start;
  return isOtherEntry(more) || somethingElse.test(plainWords(more)) ? name : text;
}

/** Parts of a club's name that people leave out or add. */
const clubWords = /\b(?:club|atletico|deportivo|dep|sportivo|social|asociacion|asoc|fc|cf|ca|cd|futbol)\b/;
const usualParts = new RegExp(`${clubWords.source}|\\b(?:los|las|el|la|de|del)\\b`, 'g');
const coreOf = (name: string): string => plainWords(plainWords(name).replace(usualParts, ' '));

/** The name of the team that a cell or heading names, also with parts of it left out if only one team can be meant. */
export function knownTeamName(text: string, teamNames: readonly string[]): string | undefined {
  const words = plainWords(text);
  const exact = teamNames.find((name) => plainWords(name) === words);
  if (exact !== undefined) return exact;
  const core = coreOf(text);
  const alike = core === '' ? [] : teamNames.filter((name) => coreOf(name) === core);
  return alike.length === 1 ? alike[0] : undefined;
}

/** Whether a line is a match of two of the teams, as in 'Los Cóndores - Racing'. */
export function isPairing(line: string, teamNames: readonly string[]): boolean {
  const sides = line.split(/\s+(?:[–—-]+|x|contra)\s+/i);
  return sides.length === 2 && sides.every((side) => knownTeamName(side, teamNames) !== undefined);
}
