/** Checks the lines of a list of players as the API will, with the team's squad and among themselves. */
import { listedPlayer } from '#shared/contract/players.ts';
import type { Player } from '#shared/domain/schemas/player.ts';
import { fillShirtNumbers, findProblemsOfList, type SquadLimits, squadOfPlayers } from '#shared/domain/squads/squad.ts';
import { fieldMessages } from '#shared/spanish/validation.ts';
import { readDate } from '#shared/text/pasted-lists/read-date.ts';
import type { PastedPlayer } from '#shared/text/pasted-lists/read-players.ts';
import { listedPlayerProblems } from '#shared/text/squad-problems.ts';
import { type CheckedLine, findFieldMistakes, type Mistakes, nameKey, repeatedNames } from '../checked-line.ts';
import type { EditedLine } from '../use-pasted-list.ts';

export interface ListedPlayerBody {
  readonly firstName: string;
  readonly lastName: string;
  readonly jerseyNumber?: number;
  readonly position?: Exclude<PastedPlayer['position'], ''>;
  readonly dateOfBirth?: string;
}

export interface CheckedPlayer extends CheckedLine<PastedPlayer, ListedPlayerBody> {
  /** The number that the player will get without one of his own; null for a line that is left out. */
  readonly freeNumber: number | null;
}

interface PlayersContext {
  readonly squad: readonly Player[];
  readonly limits: SquadLimits;
  /** Today in the federation's time zone. */
  readonly today: string;
}

/** A player whose name the squad has already is left out until the user decides otherwise. */
export function checkPlayers(
  lines: readonly EditedLine<PastedPlayer>[],
  { squad, limits, today }: PlayersContext,
): CheckedPlayer[] {
  const known = new Set(squad.map(fullNameKey));
  const read = lines.map((line) => {
    const name = fullNameKey(line.fields);
    const isKnown = known.has(name);
    return {
      ...line,
      ...readBody(line.fields, today),
      nameKey: name,
      isKnown,
      isLeftOut: line.isLeftOut ?? (line.isSomethingElse || isKnown),
    };
  });
  const included = read.filter(({ isLeftOut }) => !isLeftOut);
  const repeated = repeatedNames(included.map((line) => line.nameKey));
  const present = squadOfPlayers(squad);
  const numbered = fillShirtNumbers(
    present,
    included.map(({ body }) => body),
  );
  const places = numbered.map(({ jerseyNumber }) => ({ jerseyNumber, isStarter: false, status: 'active' as const }));
  const problems = findProblemsOfList(present, places, limits);
  return read.map((line) => {
    const at = included.indexOf(line);
    const number = numbered[at]?.jerseyNumber ?? null;
    const problem = problems[at];
    const text = problem ? listedPlayerProblems[problem] : null;
    const squadMistake = text ? { [text.field.slice(1) || 'line']: text.text(number ?? 0, limits) } : {};
    const notes = [
      ...(line.isSomethingElse ? ['No parece un jugador'] : []),
      ...(line.isKnown ? ['Ya está en el plantel'] : []),
      ...(at >= 0 && repeated.has(line.nameKey) ? ['El nombre está dos veces en la lista'] : []),
    ];
    return { ...line, mistakes: at < 0 ? {} : { ...squadMistake, ...line.mistakes }, notes, freeNumber: number };
  });
}

const fullNameKey = ({ firstName, lastName }: Pick<PastedPlayer, 'firstName' | 'lastName'>): string =>
  nameKey(`${firstName} ${lastName}`);

function readBody(fields: PastedPlayer, today: string): { body: ListedPlayerBody; mistakes: Mistakes<PastedPlayer> } {
  const { firstName, lastName, position } = fields;
  const [number, birth] = [fields.jerseyNumber.trim(), fields.dateOfBirth.trim()];
  const dateOfBirth = birth === '' ? null : readDate(birth, Number(today.slice(0, 4)));
  const body = {
    firstName,
    lastName,
    ...(number !== '' && { jerseyNumber: Number(number) }),
    ...(position !== '' && { position }),
    ...(dateOfBirth !== null && { dateOfBirth }),
  };
  const mistakes = findFieldMistakes<PastedPlayer>(listedPlayer, body);
  if (birth !== '' && dateOfBirth === null) mistakes.dateOfBirth = 'Debe ser una fecha que exista, como 12/05/1998';
  if (dateOfBirth !== null && dateOfBirth > today) mistakes.dateOfBirth = fieldMessages.birthDate;
  return { body, mistakes };
}
