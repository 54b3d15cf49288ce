/** Checks the lines of a list of teams as the API will, with the teams there are and among themselves. */
import { listedTeam } from '#shared/contract/teams.ts';
import type { Team } from '#shared/domain/schemas/team.ts';
import type { PastedTeam } from '#shared/text/pasted-lists/read-teams.ts';
import { type CheckedLine, findFieldMistakes, type Mistakes, nameKey, repeatedNames } from '../checked-line.ts';
import type { EditedLine } from '../use-pasted-list.ts';

export interface ListedTeamBody {
  readonly name: string;
  readonly shortName?: string;
  readonly coach?: string;
  readonly city?: string;
  readonly foundationYear?: number;
}

export type CheckedTeam = CheckedLine<PastedTeam, ListedTeamBody>;

/** A team whose name exists already is left out until the user decides otherwise. */
export function checkTeams(
  lines: readonly EditedLine<PastedTeam>[],
  { teams, currentYear }: { readonly teams: readonly Team[]; readonly currentYear: number },
): CheckedTeam[] {
  const known = new Set(teams.map(({ name }) => nameKey(name)));
  const read = lines.map((line) => {
    const name = nameKey(line.fields.name);
    const isKnown = known.has(name);
    return { ...line, nameKey: name, isKnown, isLeftOut: line.isLeftOut ?? isKnown };
  });
  const repeated = repeatedNames(read.filter(({ isLeftOut }) => !isLeftOut).map((line) => line.nameKey));
  return read.map((line) => {
    const notes = [
      ...(line.isKnown ? ['Ya hay un equipo con ese nombre'] : []),
      ...(!line.isLeftOut && repeated.has(line.nameKey) ? ['El nombre está dos veces en la lista'] : []),
    ];
    const { body, mistakes } = readBody(line.fields, currentYear);
    return { ...line, body, mistakes: line.isLeftOut ? {} : mistakes, notes };
  });
}

function readBody(
  { name, shortName, coach, city, foundationYear }: PastedTeam,
  currentYear: number,
): { body: ListedTeamBody; mistakes: Mistakes<PastedTeam> } {
  const body = {
    name,
    ...(shortName.trim() !== '' && { shortName }),
    ...(coach.trim() !== '' && { coach }),
    ...(city.trim() !== '' && { city }),
    ...(foundationYear.trim() !== '' && { foundationYear: Number(foundationYear) }),
  };
  const mistakes = findFieldMistakes<PastedTeam>(listedTeam, body);
  if (Number(foundationYear) > currentYear) mistakes.foundationYear = `Debe ser ${currentYear} o menos`;
  return { body, mistakes };
}
