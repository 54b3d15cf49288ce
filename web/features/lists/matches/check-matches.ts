/** Checks the lines of a fixture as the API will, and finds the teams and canchas that they name. */
import { isCalendarDate } from '#shared/domain/calendar/calendar.ts';
import { isPlayoffRound } from '#shared/domain/round-names.ts';
import type { Cancha } from '#shared/domain/schemas/cancha.ts';
import type { MatchToCreate } from '#shared/domain/schemas/fixture.ts';
import type { Team } from '#shared/domain/schemas/team.ts';
import type { PastedMatch } from '#shared/text/pasted-lists/read-matches.ts';
import { type CheckedLine, type Mistakes, nameKey } from '../checked-line.ts';
import type { EditedLine } from '../use-pasted-list.ts';

export interface ListedMatch extends MatchToCreate {
  readonly round: string;
}

export type CheckedMatch = CheckedLine<PastedMatch, ListedMatch>;

interface CheckMatchesOptions {
  readonly teams: readonly Team[];
  readonly canchas: readonly Cancha[];
  /** Whether a match without a cancha has a place: the federation's own. */
  readonly hasPlace: boolean;
}

const scorePattern = /^(\d{1,2})\s*[-–:]\s*(\d{1,2})$/;
const timePattern = /^([01]\d|2[0-3]):[0-5]\d$/;

export function checkMatches(
  lines: readonly EditedLine<PastedMatch>[],
  { teams, canchas, hasPlace }: CheckMatchesOptions,
): CheckedMatch[] {
  const teamIds = new Map(
    teams.flatMap(({ id, name, shortName }) => [shortName, name].map((key) => [nameKey(key), id])),
  );
  const canchaIds = new Map(canchas.map(({ id, nombre }) => [nameKey(nombre), id]));
  const meetings = new Set<string>();
  const read = lines.map((line): CheckedMatch => {
    const { fields, isLeftOut = false } = line;
    const [, homeGoals, awayGoals] = scorePattern.exec(fields.score.trim()) ?? [];
    const body: ListedMatch = {
      round: fields.round.trim(),
      homeTeamId: teamIds.get(nameKey(fields.home)) ?? 0,
      awayTeamId: teamIds.get(nameKey(fields.away)) ?? 0,
      matchDate: fields.date.trim(),
      matchTime: fields.time.trim(),
      canchaId: canchaIds.get(nameKey(fields.cancha)) ?? 0,
      ...noneAssigned,
      ...(homeGoals && awayGoals ? { homeScore: Number(homeGoals), awayScore: Number(awayGoals) } : {}),
    };
    if (isLeftOut) return { ...line, isLeftOut, body, mistakes: {}, notes: [] };
    const mistakes = findMistakes(fields, body, hasPlace);
    const meeting = `${body.homeTeamId}-${body.awayTeamId}`;
    if (!mistakes.home && !mistakes.away && meetings.has(meeting))
      mistakes.line = 'Ese partido está dos veces en la lista';
    meetings.add(meeting);
    return { ...line, isLeftOut, body, mistakes, notes: [] };
  });
  return withRounds(read);
}

const noneAssigned = { groupId: 0, refereeId: 0, assistantId: 0, moved: false };

function findMistakes(
  { score, home, away, cancha }: PastedMatch,
  body: ListedMatch,
  hasPlace: boolean,
): Mistakes<PastedMatch> {
  const { homeTeamId, awayTeamId, matchDate, matchTime, canchaId, round } = body;
  const isSame = homeTeamId !== 0 && homeTeamId === awayTeamId;
  const checks: [boolean, keyof PastedMatch, string][] = [
    [!/^\d{4}-\d{2}-\d{2}$/.test(matchDate) || !isCalendarDate(matchDate), 'date', 'Poné el día'],
    [!timePattern.test(matchTime), 'time', 'Poné la hora'],
    [homeTeamId === 0, 'home', home ? `No hay un equipo '${home}'` : 'Poné el local'],
    [awayTeamId === 0, 'away', away ? `No hay un equipo '${away}'` : 'Poné el visitante'],
    [isSame, 'away', 'Debe ser un equipo distinto del local'],
    [canchaId === 0 && cancha !== '', 'cancha', `No hay una cancha '${cancha}'`],
    [canchaId === 0 && cancha === '' && !hasPlace, 'cancha', 'Poné la cancha'],
    [score !== '' && body.homeScore === undefined, 'score', 'Se escribe así: 2-1'],
    [isPlayoffRound(round), 'round', 'Los playoffs se generan o se cargan aparte'],
  ];
  return Object.fromEntries(checks.filter(([isWrong]) => isWrong).map(([, field, text]) => [field, text]));
}

/** Where the list names no rounds, a round ends before the match in which one of its teams would play again. */
function withRounds(lines: readonly CheckedMatch[]): CheckedMatch[] {
  let number = 1;
  let playing = new Set<number>();
  const order = lines
    .filter(({ body, isLeftOut }) => body.round === '' && !isLeftOut)
    .toSorted(({ body: a }, { body: b }) =>
      `${a.matchDate} ${a.matchTime}` < `${b.matchDate} ${b.matchTime}` ? -1 : 1,
    );
  const rounds = new Map<string, string>();
  for (const { key, body } of order) {
    const teams = [body.homeTeamId, body.awayTeamId].filter((id) => id !== 0);
    if (teams.some((id) => playing.has(id))) {
      number += 1;
      playing = new Set();
    }
    for (const id of teams) playing.add(id);
    rounds.set(key, `Fecha ${number}`);
  }
  return lines.map((line) => {
    const round = rounds.get(line.key);
    return round ? { ...line, body: { ...line.body, round }, notes: [...line.notes, round] } : line;
  });
}

/** Whether two teams meet twice: each is at home once then. */
export const legsOfList = (matches: readonly ListedMatch[]): 1 | 2 => {
  const pairs = matches.map(({ homeTeamId, awayTeamId }) =>
    [homeTeamId, awayTeamId].toSorted((a, b) => a - b).join('-'),
  );
  return new Set(pairs).size < pairs.length ? 2 : 1;
};
