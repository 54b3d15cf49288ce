/** Divides the lines of a list by the teams that it names. */
import type { Team } from '#shared/domain/schemas/team.ts';
import { knownTeamName } from '#shared/text/pasted-lists/sections.ts';

export interface ListedSquad<Line> {
  /** The team's name, or as the list writes it. */
  readonly name: string;
  /** Null while nobody has said which team is meant. */
  readonly team: Team | null;
  readonly lines: readonly Line[];
}

interface TeamsOfList {
  /** The team of the lines for which the list names none. */
  readonly team: Team;
  readonly teams: readonly Team[];
  /** The teams that the user chose for names that no team has, by name. */
  readonly chosenIds: Readonly<Record<string, number>>;
}

/** The squads in the order of the list; lines of one team are together, wherever they stand. */
export function squadsOfList<Line extends { readonly team?: string }>(
  lines: readonly Line[],
  { team: own, teams, chosenIds }: TeamsOfList,
): ListedSquad<Line>[] {
  const teamNamed = (name: string): Team | null => {
    const chosen = teams.find(({ id }) => id === chosenIds[name]);
    const known = knownTeamName(
      name,
      teams.map((team) => team.name),
    );
    const alike = teams.filter((team) => team.name === known);
    return chosen ?? (alike.length === 1 ? (alike[0] ?? null) : null);
  };
  const teamOf = ({ team: name }: Line): Team | null => (name === undefined ? own : teamNamed(name));
  const groups = Map.groupBy(lines, (line) => teamOf(line)?.id ?? line.team ?? '');
  return [...groups.values()].map((ofTeam) => {
    const [first] = ofTeam as [Line, ...Line[]];
    const team = teamOf(first);
    return { name: team?.name ?? first.team ?? '', team, lines: ofTeam };
  });
}
